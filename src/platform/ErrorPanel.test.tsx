import { act, render, screen } from '@testing-library/react';
import { dataflowProvider } from '@@/plugin-model/runtime';
import { MemoryRouter } from 'react-router-dom';
import type { ApiError } from '@/api/errors';
import type { SessionStatus } from '@/api/initialState';
import { useInitialStateActions } from '@/hooks/useInitialState';
import { loadLocale } from '@/lib/i18n';
import { installSignInPrompt } from '@/lib/signInPrompt';
import { kit } from '@/platform/h5/kit';
import { PlatformProvider } from './usePlatform';
import { ErrorPanel } from './ErrorPanel';

beforeAll(() => loadLocale('en'));

/** Shows the panel to a customer in this state. Returns how to change it, and what its button has done. */
async function show(error: ApiError, status: SessionStatus) {
  const done: string[] = [];
  let change = (_status: SessionStatus): unknown => undefined;
  function Panel() {
    const actions = useInitialStateActions();
    change = (next) => actions.change({ status: next });
    return <ErrorPanel error={error} retry={() => done.push('retry')} />;
  }
  const stop = installSignInPrompt(() => done.push('signIn'));
  const { unmount } = render(
    dataflowProvider(
      <MemoryRouter>
        <PlatformProvider value={kit}>
          <Panel />
        </PlatformProvider>
      </MemoryRouter>,
      {},
    ),
  );
  const setStatus = (next: SessionStatus) => act(async () => void (await change(next)));
  await setStatus(status);
  return {
    setStatus,
    press: () => act(() => screen.getByRole('button').click()),
    done,
    end: () => (stop(), unmount()),
  };
}

const unauthorized: ApiError = { kind: 'unauthorized' };
const offline: ApiError = { kind: 'noResponse', cause: 'network' };

test.each([
  ['unauthorized', 'signedOut', 'Sign in', 'signIn', unauthorized],
  ['unauthorized', 'loading', 'Sign in', 'signIn', unauthorized],
  ['unauthorized', 'unknown', 'Sign in', 'signIn', unauthorized],
  ['unauthorized', 'signedIn', 'Try again', 'retry', unauthorized],
  ['offline', 'signedOut', 'Try again', 'retry', offline],
  ['offline', 'signedIn', 'Try again', 'retry', offline],
] as const)('an error of kind %s offers to someone who is %s: %s', async (_, status, name, action, error) => {
  const { press, done, end } = await show(error, status);
  expect(screen.getByRole('button')).toHaveAccessibleName(name);
  press();
  expect(done).toEqual([action]);
  end();
});

test('a customer who has signed in since the error only has to try again', async () => {
  const { setStatus, press, done, end } = await show(unauthorized, 'signedOut');
  expect(screen.getByRole('button')).toHaveAccessibleName('Sign in');
  await setStatus('signedIn');
  expect(screen.getByRole('button')).toHaveAccessibleName('Try again');
  press();
  expect(done).toEqual(['retry']);
  end();
});

test.each([
  ['NOT_FOUND', ['See all products', 'Go to the home page'], []],
  ['RESTING', [], ['Try again']],
])('the business error %s has the links %p and the buttons %p', async (errorCode, links, buttons) => {
  const error: ApiError = { kind: 'business', errorCode, message: 'No', data: undefined };
  const { end } = await show(error, 'signedIn');
  const names = (role: string) => screen.queryAllByRole(role).map(({ textContent }) => textContent);
  expect([names('link'), names('button')]).toEqual([links, buttons]);
  end();
});
