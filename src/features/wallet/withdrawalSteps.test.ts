import { amountInProgress, withdrawalSteps } from './withdrawalSteps';

test.each([
  ['reviewing', ['now', 'open', 'open']],
  ['paying', ['done', 'now', 'open']],
  ['paid', ['done', 'done', 'done']],
  ['failed', ['done', 'done', 'failed']],
] as const)('a withdrawal that is %s has come this far', (status, states) => {
  const steps = withdrawalSteps(status);
  expect(steps.map(({ state }) => state)).toEqual(states);
  expect(steps.map(({ name }) => name)).toEqual(['reviewing', 'paying', status === 'failed' ? 'failed' : 'paid']);
});

test('what is under way is held, what is over is not', () => {
  expect(
    amountInProgress([
      { status: 'reviewing', amount: 5 },
      { status: 'paying', amount: 7 },
      { status: 'paid', amount: 100 },
      { status: 'failed', amount: 1_000 },
    ]),
  ).toBe(12);
});
