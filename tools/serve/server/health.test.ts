import { createReadiness, createReadyAnswer } from './health';

test('checks run again after a second, not before, and those of one moment once', async () => {
  let now = 5_000;
  let runs = 0;
  const reasonsOf = createReadiness([() => void (runs += 1), async () => 'The disk is full.'], () => now);
  const all = await Promise.all([reasonsOf(), reasonsOf()]);
  expect([all, runs]).toEqual([[['The disk is full.'], ['The disk is full.']], 1]);
  now += 999;
  await reasonsOf();
  expect(runs).toBe(1);
  now += 1;
  await reasonsOf();
  expect(runs).toBe(2);
});

test('the answer names no reason; the operator gets the reasons once, and learns when they are over', async () => {
  let reasons: string[] = [];
  const said: string[] = [];
  const answer = createReadyAnswer(
    async () => reasons,
    (all) => said.push(all.join(' ')),
  );
  const ready = { status: 200, body: { status: 'ready' } };
  const notReady = { status: 503, body: { status: 'not ready' } };
  expect([await answer(), said]).toEqual([ready, []]);
  reasons = ['The disk is full.', 'No build.'];
  expect([await answer(), await answer(), said]).toEqual([notReady, notReady, ['The disk is full. No build.']]);
  reasons = ['The disk is full.'];
  expect([await answer(), said.length]).toEqual([notReady, 2]);
  reasons = [];
  expect([await answer(), await answer(), said]).toEqual([
    ready,
    ready,
    ['The disk is full. No build.', 'The disk is full.', ''],
  ]);
});
