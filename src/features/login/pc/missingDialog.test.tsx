/** The sign-in dialog whose code does not arrive: a deploy has removed its file, or the network is down. */
import { act, screen, waitFor } from '@testing-library/react';
import { useModel } from '@umijs/max';
import { loadAllMessages } from '@/lib/i18n';
import { promptSignIn, takePendingAction } from '@/lib/signInPrompt';
import { pathOf } from '@/lib/routes';
import { expectConsole } from '../../../../tests/setup/expectConsole';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import { LoginHost } from './LoginHost';

jest.mock('./LoginDialog', () => {
  throw new Error('Loading chunk login-pc failed');
});
beforeAll(() => loadAllMessages());

function Page() {
  const { toast } = useModel('toast');
  const { openLLL } = useModel('loginDialog');
  return (
    <>
      <LoginHost />
      <p>
        {toast.isVisible ? toast.message : 'no toast'}, {openLLL ? 'open' : 'closed'}
      </p>
    </>
  );
}

test('is closed with a toast, and the action that asked for it is dropped', async () => {
  expectConsole(/Loading chunk login-pc failed/);
  await renderInShop(<Page />, { at: pathOf('pc', 'goods', { id: 'cup' }), platform: 'pc' });
  expect(screen.getByText('no toast, closed')).toBeVisible();
  await act(async () => promptSignIn({ name: 'buy', payload: 'cup' }));
  await waitFor(() => expect(screen.getByText('We can’t reach the shop, closed')).toBeVisible());
  expect(takePendingAction('buy')).toBeUndefined();
});
