/** The form of a code while it is sent, while it must wait, and when the code was redeemed before. */
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { loadAllMessages } from '@/lib/i18n';
import { pathOf } from '@/lib/routes';
import { serverClock } from '@/lib/sharedServerClock';
import { buyer } from '../../../../tests/setup/checkoutSteps';
import { shopOfTest } from '../../../../tests/setup/freshShop';
import { holdPost } from '../../../../tests/setup/lostWrites';
import { refuse } from '../../../../tests/setup/refusals';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import { Redeem } from './Redeem';

beforeAll(() => loadAllMessages());
afterEach(() => void Object.assign(SHOP.features, { wallet: true }));

const path = '/api/user/exchange/code';

async function open(query: Record<string, string> = {}) {
  let navigate: ReturnType<typeof useNavigate> | undefined;
  function Page() {
    navigate = useNavigate();
    return <Redeem />;
  }
  const view = await renderInShop(<Page />, { as: buyer(), at: pathOf('h5', 'redeem', query) });
  const field = await screen.findByLabelText('Your code');
  const enter = async (code: string) => {
    await act(async () => void fireEvent.change(field, { target: { value: code } }));
    await view.user.click(screen.getByRole('button', { name: 'Redeem' }));
  };
  return { ...view, enter, field, go: (to: string) => act(async () => void navigate?.(to)) };
}

test('a code that is being sent cannot be changed', async () => {
  const { enter, field } = await open();
  const release = holdPost(path);
  await enter('NO-SUCH-CODE');
  await waitFor(() => expect(field).toHaveAttribute('readonly'));
  release();
  await waitFor(() => expect(field).not.toHaveAttribute('readonly'));
});

test('another code of a link takes the place of the first one', async () => {
  const { field, go } = await open({ code: 'FIRST-1' });
  expect(field).toHaveValue('FIRST-1');
  await go(pathOf('h5', 'redeem', { code: 'SECOND-2' }));
  await waitFor(() => expect(screen.getByLabelText('Your code')).toHaveValue('SECOND-2'));
});

test.each(['CODE_USED', 'CODE_LIMIT'])('a code refused with %s leads to where its result is', async (errorCode) => {
  Object.assign(SHOP.features, { wallet: false });
  const { enter } = await open();
  refuse(0, `*${path}`, errorCode);
  await enter('OLD-CODE');
  const navigation = await screen.findByRole('navigation', { name: /./ });
  const links = [...navigation.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual([pathOf('h5', 'coupons'), pathOf('h5', 'tickets')]);
});

test('after the wait a code is accepted again', async () => {
  act(() => serverClock.sync(shopOfTest().now()));
  const { enter } = await open();
  for (let at = 0; at < 12 && !screen.queryByRole('timer'); at += 1) {
    await enter(`NO-SUCH-${at}`);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Redeem' })).toBeVisible());
  }
  expect(screen.getByRole('timer')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Redeem' })).toHaveAttribute('aria-disabled', 'true');
  act(() => serverClock.sync(shopOfTest().now() + 24 * 60 * 60_000));
  await waitFor(() => expect(screen.queryByRole('timer')).toBeNull());
  expect(screen.getByRole('button', { name: 'Redeem' })).not.toHaveAttribute('aria-disabled', 'true');
});
