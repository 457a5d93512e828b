import { awaitSwitches, isFeatureOn, isCallAllowed, setRunTimeSwitches } from './features';

const wallet = { feature: 'wallet' } as const;

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  setRunTimeSwitches(undefined);
});

test('a call of a feature waits one second for information that does not come', async () => {
  const answers: boolean[] = [];
  awaitSwitches(new Promise(() => undefined));
  void isCallAllowed(wallet).then((isAllowed) => answers.push(isAllowed));
  await jest.advanceTimersByTimeAsync(999);
  expect(answers).toEqual([]);
  await jest.advanceTimersByTimeAsync(1);
  expect(answers).toEqual([true]);
});

test('withdrawals need the wallet, and the switches of a later response replace those of an earlier one', () => {
  const on = () => [isFeatureOn('wallet'), isFeatureOn('withdrawals'), isFeatureOn('coupons')];
  expect(on()).toEqual([true, true, true]);
  setRunTimeSwitches({ wallet: false });
  expect(on()).toEqual([false, false, true]);
  setRunTimeSwitches({ coupons: false, withdrawals: undefined });
  expect(on()).toEqual([true, true, false]);
  setRunTimeSwitches({ withdrawals: false });
  expect(on()).toEqual([true, false, true]);
});

test('a call of a feature that is switched off is not sent, and others do not wait', async () => {
  awaitSwitches(Promise.resolve().then(() => setRunTimeSwitches({ wallet: false })));
  expect(await isCallAllowed({})).toBe(true);
  expect(await isCallAllowed(wallet)).toBe(false);
});
