import { returnSteps } from './returnSteps';

const lines = (exchangedFor: string | null) => [{ exchangedFor }] as never;
const shown = (state: Parameters<typeof returnSteps>[0]['state'], exchangedFor: string | null = null) =>
  returnSteps({ state, lines: lines(exchangedFor) }).map((step) => `${step.name} ${step.state}`);

test.each([
  ['requested', ['approved open', 'sent open', 'received open', 'refunded open']],
  ['approved', ['approved done', 'sent open', 'received open', 'refunded open']],
  ['sent', ['approved done', 'sent done', 'received open', 'refunded open']],
  ['received', ['approved done', 'sent done', 'received done', 'refunded open']],
  ['refunded', ['approved done', 'sent done', 'received done', 'refunded done']],
  ['refused', []],
  ['cancelled', []],
] as const)('a return that is %s', (state, steps) => {
  expect(shown(state)).toEqual(steps);
});

test('an exchange ends with the exchange', () => {
  expect(shown('exchanged', 'Moss').at(-1)).toBe('exchanged done');
});
