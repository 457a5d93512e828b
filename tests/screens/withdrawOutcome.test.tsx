import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/routes';
import { nextOperation } from '../../mock/shop/testing/purchase';
import type { Visitor } from '../../mock/shop/testing/openTestShop';
import { server, shopOfTest } from '../setup/freshShop';
import { buyer } from '../setup/checkoutSteps';
import { faces, openPage } from '../setup/openPage';
import { come, confirmation, field, fill, openWithdraw, review, withdrawals, withdrawPath } from '../setup/withdrawSteps';

const HOUR = 3_600_000;
const logPath = '*/api/user/withdraw/log';

/** The shop does it, and its answer never arrives. */
const loseTheAnswer = (customer: Visitor) =>
  server.use(
    http.post(withdrawPath, async ({ request }) => {
      customer.send('withdraw', await request.json());
      return HttpResponse.error();
    }, { once: true }),
  );

/** The log of withdrawals cannot be read until it is opened. */
function closeTheLog(): { open: () => void } {
  let isOpen = false;
  server.use(http.get(logPath, () => (isOpen ? undefined : HttpResponse.json({ success: true, data: 7 }))));
  return { open: () => void (isOpen = true) };
}

async function confirm(opened: Awaited<ReturnType<typeof openWithdraw>>) {
  await fill(opened, '50');
  await review(opened);
  await opened.user.click(await confirmation('$50.00'));
}
const checking = () => screen.findByRole('heading', { name: 'Checking your withdrawal' });

describe.each(faces)('a withdrawal whose answer is lost on %s', (face) => {
  test('is checked, and then shown as it is: done, once', async () => {
    const opened = await openWithdraw(face);
    loseTheAnswer(opened.customer);
    await confirm(opened);
    await checking();
    expect(screen.queryByRole('button', { name: 'Review' })).toBeNull();
    await come();
    expect(withdrawals(opened.customer)).toHaveLength(1);
    expect(opened.where().query).toMatchObject({ id: withdrawals(opened.customer)[0]?.id });
  });

  test('is checked on after the page was loaded again', async () => {
    const opened = await openWithdraw(face);
    loseTheAnswer(opened.customer);
    const log = closeTheLog();
    await confirm(opened);
    await checking();
    opened.unmount();
    await openPage(pathOf(face, 'withdraw'), { as: opened.customer });
    await checking();
    log.open();
    await come(12_000);
    expect(withdrawals(opened.customer)).toHaveLength(1);
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('operation:'))).toEqual([]);
  });

  test('leaves nothing to be sent again, when somebody went away while it was checked', async () => {
    const opened = await openWithdraw(face);
    loseTheAnswer(opened.customer);
    await confirm(opened);
    await checking();
    opened.unmount();
    await waitFor(() => expect(sessionStorage.getItem('draft:withdraw')).toBeNull());
    expect(withdrawals(opened.customer)).toHaveLength(1);
  });

  test('and that never arrived can be tried again with what was typed, under the same operation', async () => {
    const ids: unknown[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/user/withdraw')) void request.clone().json().then((body) => ids.push(Object(body).operationId));
    });
    server.use(http.post(withdrawPath, () => HttpResponse.error(), { once: true }));
    const opened = await openWithdraw(face);
    await confirm(opened);
    expect(await screen.findByText('It did not go through. You can safely try again.', {}, { timeout: 14_000 })).toBeVisible();
    expect(await field('Account')).toHaveValue('4000 1234 1234 4821');
    await review(opened);
    await opened.user.click(await confirmation('$50.00'));
    await come();
    server.events.removeAllListeners();
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(withdrawals(opened.customer)).toHaveLength(1);
  });

  test('and that the shop cannot be asked about stays open until it can', async () => {
    const opened = await openWithdraw(face);
    loseTheAnswer(opened.customer);
    const log = closeTheLog();
    await confirm(opened);
    const again = await screen.findByRole('button', { name: 'Check again' }, { timeout: 20_000 });
    expect(screen.getByRole('heading', { name: 'We could not find out yet' })).toBeVisible();
    log.open();
    await opened.user.click(again);
    await come();
    expect(withdrawals(opened.customer)).toHaveLength(1);
  });
});

describe.each(faces)('a withdrawal at its own address on %s', (face) => {
  const asked = (customer: Visitor, payeeAccount: string) => customer.ok('withdraw', { operationId: nextOperation(), amount: 5_000, payeeName: 'Ada', payeeAccount }).id;

  test('says why it failed, and that the money is back', async () => {
    const customer = buyer('MONEY-PLEASE');
    const id = asked(customer, '4000123412340000');
    shopOfTest().pass(24 * HOUR);
    await openPage(pathOf(face, 'withdraw', { id }), { as: customer });
    expect(await screen.findByRole('heading', { name: 'Your withdrawal did not work out' })).toBeVisible();
    expect(screen.getByText(/The bank does not know this account/)).toBeVisible();
    expect(within(screen.getByRole('article')).queryByText('You receive')).toBeNull();
  });

  test('is not shown to anybody else', async () => {
    const id = asked(buyer('MONEY-PLEASE'), '4000123412344821');
    await openPage(pathOf(face, 'withdraw', { id }), { as: shopOfTest().customer('+14155550198') });
    expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
  });
});

describe('the review of a withdrawal alone, on a phone', () => {
  const path = '/h5/components/withdrawModal';

  test('takes everything to an account that is typed there, once', async () => {
    const customer = buyer('MONEY-PLEASE');
    const { user, arriveAt } = await openPage(path, { as: customer });
    await user.click(await screen.findByRole('button', { name: 'Withdraw all' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Is everything right?' }));
    expect(sheet.getByText('$198.30')).toBeVisible();
    await user.click(await confirmation('$200.00'));
    await waitFor(async () => expect(await field('Account holder')).toHaveFocus());
    expect(await field('Account')).toHaveAccessibleDescription(/Enter the account/);
    await user.type(await field('Account holder'), 'Ada');
    await user.type(await field('Account'), '12345678');
    await user.dblClick(await confirmation('$200.00'));
    await arriveAt(pathOf('h5', 'withdraw'));
    await come();
    expect(withdrawals(customer)).toMatchObject([{ amount: 20_000, net: 19_830, payee: 'Ada ·· 5678' }]);
  });

  test('closes without a trace', async () => {
    const customer = buyer('MONEY-PLEASE');
    const { user } = await openPage(path, { as: customer });
    await user.click(await screen.findByRole('button', { name: 'Withdraw all' }));
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(withdrawals(customer)).toEqual([]);
  });
});

describe('the parts of the wallet alone, on a desktop', () => {
  test('are the wallet and the withdrawal', async () => {
    const customer = buyer('MONEY-PLEASE');
    const { unmount, user, where } = await openPage('/pc/components/wallet', { as: customer });
    expect(await screen.findByText('$200.00')).toBeVisible();
    await user.click(await screen.findByRole('radio', { name: 'Redeemed codes' }));
    await waitFor(() => expect(where()).toEqual({ path: '/pc/components/wallet', query: { kind: 'redeem' } }));
    unmount();
    await openPage('/pc/components/wallet/withdraw', { as: customer });
    expect(await field('Amount in USD')).toHaveAccessibleDescription('$200.00 available. At least $10.00.');
  });
});
