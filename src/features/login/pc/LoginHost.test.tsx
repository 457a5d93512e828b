/** The sign-in dialog and its entry in the history. */
import { createHistory } from '@@/core/history';
import { dataflowProvider } from '@@/plugin-model/runtime';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useLayoutEffect, useState } from 'react';
import { Router } from 'react-router-dom';
import { loadAllMessages } from '@/lib/i18n';
import { openModalsOf } from '@/lib/openModals';
import { pathOf } from '@/lib/routes';
import { currentToken } from '@/lib/session';
import { promptSignIn, takePendingAction } from '@/lib/signInPrompt';
import { kit } from '@/platform/pc/kit';
import { PlatformProvider } from '@/platform/usePlatform';
import { callsTo } from '../../../../tests/setup/callsTo';
import { LoginHost } from './LoginHost';

beforeAll(() => loadAllMessages());

/** The host on a page, with the page before it in the history. */
async function open(path = '/pc/goods?id=cup', modals: string[] = []) {
  const history = createHistory({ type: 'memory', initialEntries: ['/before'] });
  history.push(path, modals.length > 0 ? { modals } : undefined);
  function Page() {
    const [at, setAt] = useState({ location: history.location, action: history.action });
    useLayoutEffect(() => history.listen(setAt), []);
    return (
      <Router navigator={history} location={at.location} navigationType={at.action}>
        <PlatformProvider value={kit}>
          <LoginHost />
        </PlatformProvider>
      </Router>
    );
  }
  const view = render(dataflowProvider(<Page />, {}));
  await act(async () => undefined);
  return {
    ...view,
    where: () => history.location.pathname + history.location.search,
    modals: () => openModalsOf(history.location.state),
    prompt: () => act(async () => promptSignIn({ name: 'buy', payload: 'cup' })),
    back: () => act(async () => history.back()),
    dialog: () => screen.findByRole('dialog', { name: 'Sign in' }),
    isClosed: () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()),
  };
}

async function signIn(dialog: HTMLElement): Promise<void> {
  const inside = within(dialog);
  fireEvent.change(inside.getByLabelText('Phone number'), { target: { value: '415 555 0166' } });
  fireEvent.click(inside.getByRole('checkbox', { name: /accept/ }));
  fireEvent.click(inside.getByRole('button', { name: 'Get code' }));
  fireEvent.click(await inside.findByRole('button', { name: 'Use this code' }));
  await waitFor(() => expect(currentToken()).not.toBe(''));
}

describe('the sign-in dialog', () => {
  test.each([
    [
      'its close button',
      async ({ dialog }: Awaited<ReturnType<typeof open>>) =>
        void fireEvent.click(within(await dialog()).getByRole('button', { name: 'Close' })),
    ],
    ['Back', ({ back }: Awaited<ReturnType<typeof open>>) => back()],
  ])('opens as a modal of the page; %s closes it and drops the action that asked for it', async (_, close) => {
    const view = await open();
    await view.prompt();
    await view.dialog();
    expect([view.where(), view.modals()]).toEqual(['/pc/goods?id=cup', ['login']]);
    await close(view);
    await view.isClosed();
    expect([view.where(), view.modals(), takePendingAction('buy')]).toEqual(['/pc/goods?id=cup', [], undefined]);
    await view.back();
    expect(view.where()).toBe('/before');
    // It can be asked for again.
    await view.prompt();
    await view.dialog();
    expect([view.where(), view.modals()]).toEqual(['/before', ['login']]);
  });

  test('after a sign-in keeps the page and the action, and Back does not open it again', async () => {
    const view = await open();
    const sent = callsTo('/api/user/loginWithVerifyCode');
    await view.prompt();
    await signIn(await view.dialog());
    await view.isClosed();
    expect(sent).toHaveLength(1);
    expect([view.where(), view.modals(), takePendingAction('buy')?.payload]).toEqual(['/pc/goods?id=cup', [], 'cup']);
    await view.back();
    expect(view.modals()).toEqual([]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('does not open above the login page, and the action waits for it', async () => {
    const login = pathOf('pc', 'login');
    const view = await open(login);
    await view.prompt();
    await act(async () => undefined);
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([view.where(), view.modals(), takePendingAction('buy')?.payload]).toEqual([login, [], 'cup']);
  });

  test('is not open after a reload, and the other modals of the page are', async () => {
    const view = await open('/pc/goods?id=cup', ['buy', 'login']);
    await waitFor(() => expect(view.modals()).toEqual(['buy']));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(view.where()).toBe('/pc/goods?id=cup');
  });

  test('is not offered any more by a page that is gone', async () => {
    const view = await open();
    view.unmount();
    await view.prompt();
    expect([view.modals(), screen.queryByRole('dialog')]).toEqual([[], null]);
  });
});
