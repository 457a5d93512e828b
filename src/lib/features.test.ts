import { awaitSwitches, isFeatureOn, mayCall, switchFeatures } from './features';

const wallet = { feature: 'wallet' } as const;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  switchFeatures(undefined);
});

test('a call of a feature waits one second for information that does not come', async () => {
  const answers: boolean[] = [];
  awaitSwitches(new Promise(() => undefined));
  void mayCall(wallet).then((isAllowed) => answers.push(isAllowed));
  await jest.advanceTimersByTimeAsync(999);
  expect(answers).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(answers).toEqual([true]);
});

test('withdrawals need the wallet, and the switches of a later response replace those of an earlier one', () => {
  const on = () => [isFeatureOn('wallet'), isFeatureOn('withdrawals'), isFeatureOn('coupons')];
  expect(on()).toEqual([true, true, true]);
  switchFeatures({ wallet: false });
  expect(on()).toEqual([false, false, true]);
  switchFeatures({ coupons: false, withdrawals: undefined });
  expect(on()).toEqual([true, true, false]);
  switchFeatures({ withdrawals: false });
  expect(on()).toEqual([true, false, true]);
});

test('a call of a feature that is switched off is not sent, and others do not wait', async () => {
  awaitSwitches(Promise.resolve().then(() => switchFeatures({ wallet: false })));
  expect(await mayCall({})).toBe(true);
  expect(await mayCall(wallet)).toBe(false);
});
