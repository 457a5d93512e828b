import { dropPendingAction, installSignInPrompt, promptSignIn, takePendingAction } from './signInPrompt';

const key = 'pending:action';
const minute = 60_000;
beforeEach(() => sessionStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('each shell has its prompt, and one that is gone is not asked', () => {
  const asked: string[] = [];
  const removeFirst = installSignInPrompt(() => asked.push('first'));
  promptSignIn();
  const removeSecond = installSignInPrompt(() => asked.push('second'));
  // The earlier shell is unmounted after the later one is mounted.
  removeFirst();
  promptSignIn();
  removeSecond();
  promptSignIn();
  expect(asked).toEqual(['first', 'second']);
});

test('a pending action is taken once, by the screen that knows its name', () => {
  promptSignIn({ name: 'buy', payload: 'cup' });
  expect(takePendingAction('save')).toBeUndefined();
  expect(takePendingAction('buy')).toMatchObject({ name: 'buy', payload: 'cup' });
  expect(takePendingAction('buy')).toBeUndefined();
});

test('a prompt without an action keeps the one that waits, and one without a payload has an empty one', () => {
  promptSignIn({ name: 'buy' });
  promptSignIn();
  expect(takePendingAction('buy')).toMatchObject({ payload: '' });
});

test('an action of a customer who went elsewhere is dropped', () => {
  promptSignIn({ name: 'buy', payload: 'cup' });
  dropPendingAction();
  expect(takePendingAction('buy')).toBeUndefined();
});

test.each([
  [15 * minute - 1, true],
  [15 * minute, false],
  // A clock that was set back.
  [-15 * minute, false],
])('after %i ms an action is carried out: %s, and it is never found again', (later, isDone) => {
  const start = Date.now();
  const now = jest.spyOn(Date, 'now').mockReturnValue(start);
  promptSignIn({ name: 'buy', payload: 'cup' });
  now.mockReturnValue(start + later);
  expect(takePendingAction('buy') !== undefined).toBe(isDone);
  expect(sessionStorage.getItem(key)).toBeNull();
});

test.each([
  'null',
  '7',
  '[]',
  '{}',
  '{"name":"buy"}',
  '{"name":"buy","payload":"cup"}',
  '{"name":"buy","payload":7,"at":1}',
  '{"name":"buy","payload":"cup","at":"1"}',
  '{"name":7,"payload":"cup","at":1}',
  '{"payload":"cup","at":1}',
  'buy',
])('what is stored as %s is no action', (stored) => {
  sessionStorage.setItem(key, stored);
  expect(takePendingAction('buy')).toBeUndefined();
});
