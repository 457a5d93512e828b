import { act } from '@testing-library/react';
import { installSignInPrompt, takePendingAction } from '@/lib/signInPrompt';
import { shopOfTest } from '../../tests/setup/freshShop';
import { renderShopHook } from '../../tests/setup/shopHook';
import { useSignInGate } from './useSignInGate';

let prompts = 0;
let stop = (): void => undefined;
beforeEach(() => {
  prompts = 0;
  stop = installSignInPrompt(() => void (prompts += 1));
});
afterEach(() => stop());

const ada = () => shopOfTest().customer('+14155550199');

/** A screen with an action of this name. */
async function open(name: string, as?: ReturnType<typeof ada>) {
  const runs: string[] = [];
  const view = await renderShopHook(() => useSignInGate(name, (payload) => runs.push(payload)), as && { as });
  return {
    ...view,
    runs,
    ask: (payload?: string) => act(async () => view.now()(payload)),
    become: (status: 'signedOut' | 'loading' | 'signedIn' | 'unknown') =>
      act(async () => void (await view.actions().change({ status }))),
  };
}

test('runs at once for a customer, without the login', async () => {
  const { ask, runs } = await open('buy', ada());
  await ask('cup');
  await ask();
  expect([runs, prompts]).toEqual([['cup', ''], 0]);
});

test('offers the login to a visitor and runs once when the customer is back', async () => {
  const { ask, runs, become } = await open('buy');
  await ask('cup');
  expect([runs, prompts]).toEqual([[], 1]);
  await become('signedIn');
  expect(runs).toEqual(['cup']);
  await become('signedOut');
  await become('signedIn');
  expect(runs).toEqual(['cup']);
});

test('waits for the user of a stored token: no login is offered to a customer', async () => {
  const { ask, runs, become } = await open('buy');
  await become('loading');
  await ask('cup');
  expect([runs, prompts]).toEqual([[], 0]);
  await become('signedIn');
  expect([runs, prompts]).toEqual([['cup'], 0]);
  // Once: another sign-in on the same screen does not run it again.
  await become('signedOut');
  await become('signedIn');
  expect([runs, prompts]).toEqual([['cup'], 0]);
});

test('offers the login after all when the token was no session, and runs after it', async () => {
  const { ask, runs, become } = await open('buy');
  await become('loading');
  await ask('cup');
  await become('signedOut');
  expect([runs, prompts]).toEqual([[], 1]);
  await become('signedIn');
  expect(runs).toEqual(['cup']);
});

test.each([
  [15 * 60_000 - 1, ['cup']],
  [15 * 60_000, []],
  // The clock of the device was set back.
  [-15 * 60_000, []],
])('an action of %d ms ago runs %j after the sign-in', async (ms, expected) => {
  const start = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(start);
  const buy = await open('buy');
  await buy.ask('cup');
  buy.unmount();
  clock.mockReturnValue(start + ms);
  const { runs, become } = await open('buy');
  await become('signedIn');
  clock.mockRestore();
  expect(runs).toEqual(expected);
  expect(takePendingAction('buy')).toBeUndefined();
});

test('a shell that goes takes no prompt away but its own', async () => {
  const stopFirst = installSignInPrompt(() => undefined);
  const stopSecond = installSignInPrompt(() => void (prompts += 10));
  stopFirst();
  const { ask } = await open('buy');
  await ask('cup');
  stopSecond();
  await ask('cup');
  expect(prompts).toBe(10);
});

test('leaves the action of another screen alone', async () => {
  const buy = await open('buy');
  await buy.ask('cup');
  buy.unmount();
  const { runs, become } = await open('save');
  await become('signedIn');
  expect(runs).toEqual([]);
  expect(takePendingAction('buy')?.payload).toBe('cup');
});

test('runs what the action is when the customer is back, not what it was', async () => {
  const runs: string[] = [];
  let size = 'small';
  const view = await renderShopHook(() => {
    const chosen = size;
    return useSignInGate('buy', (payload) => runs.push(`${chosen} ${payload}`));
  });
  await act(async () => view.now()('cup'));
  size = 'large';
  await view.rerender();
  await act(async () => void (await view.actions().change({ status: 'signedIn' })));
  expect(runs).toEqual(['large cup']);
});
