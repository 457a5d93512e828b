import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { pathOf } from '@/lib/routes';
import { nextOperation } from '../../mock/testing/purchase';
import type { Visitor } from '../../mock/testing/openTestShop';
import { server, shopOfTest } from '../setup/freshShop';
import { buyer } from '../setup/checkoutSteps';
import { holdCall } from '../setup/holdCall';
import { platforms, openPage } from '../setup/openPage';
import {
  come,
  confirmation,
  field,
  fill,
  openWithdraw,
  review,
  withdrawals,
  withdrawPath,
} from '../setup/withdrawSteps';

const HOUR = 3_600_000;
const logPath = '*/api/user/withdraw/log';

/** The API executes the withdrawal, but the response is lost. */
const loseResponse = (customer: Visitor) =>
  server.use(
    http.post(
      withdrawPath,
      async ({ request }) => {
        customer.send('withdraw', await request.json());
        return HttpResponse.error();
      },
      { once: true },
    ),
  );

/** Makes the withdrawal log fail to load until `restore` is called. */
function failWithdrawalLog(): { restore: () => void } {
  let isFixed = false;
  server.use(http.get(logPath, () => (isFixed ? undefined : HttpResponse.json({ success: true, data: 7 }))));
  return { restore: () => void (isFixed = true) };
}

async function confirm(opened: Awaited<ReturnType<typeof openWithdraw>>) {
  await fill(opened, '50');
  await review(opened);
  await opened.user.click(await confirmation('$50.00'));
}
const checking = () => screen.findByRole('heading', { name: 'Checking your withdrawal' });

describe.each(platforms)('a withdrawal with a lost response on %s', (platform) => {
  test('is reconciled and shown once', async () => {
    const opened = await openWithdraw(platform);
    loseResponse(opened.customer);
    const release = holdCall(logPath);
    await confirm(opened);
    await checking();
    expect(screen.queryByRole('button', { name: 'Review' })).toBeNull();
    release();
    await come();
    expect(withdrawals(opened.customer)).toHaveLength(1);
    expect(opened.where().query).toMatchObject({ id: withdrawals(opened.customer)[0]?.id });
  });

  test('is reconciled after a reload', async () => {
    const opened = await openWithdraw(platform);
    loseResponse(opened.customer);
    const release = holdCall(logPath);
    await confirm(opened);
    await checking();
    opened.unmount();
    await openPage(pathOf(platform, 'withdraw'), { as: opened.customer });
    await checking();
    release();
    await come(12_000);
    expect(withdrawals(opened.customer)).toHaveLength(1);
    expect(Object.keys(sessionStorage).filter((key) => key.startsWith('operation:'))).toEqual([]);
  });

  test('leaves no draft when the user leaves during the reconciliation', async () => {
    const opened = await openWithdraw(platform);
    loseResponse(opened.customer);
    const release = holdCall(logPath);
    await confirm(opened);
    await checking();
    opened.unmount();
    release();
    await waitFor(() => expect(sessionStorage.getItem('draft:withdraw')).toBeNull());
    expect(withdrawals(opened.customer)).toHaveLength(1);
  });

  test('is sent again with the same input and operation id when the request was lost', async () => {
    const ids: unknown[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.url.endsWith('/user/withdraw'))
        void request
          .clone()
          .json()
          .then((body) => ids.push(Object(body).operationId));
    });
    server.use(http.post(withdrawPath, () => HttpResponse.error(), { once: true }));
    const opened = await openWithdraw(platform);
    await confirm(opened);
    expect(
      await screen.findByText('That didn’t go through. You can safely try again.', {}, { timeout: 14_000 }),
    ).toBeVisible();
    expect(await field('Account')).toHaveValue('4000 1234 1234 4821');
    await review(opened);
    await opened.user.click(await confirmation('$50.00'));
    await come();
    server.events.removeAllListeners();
    expect(ids).toHaveLength(2);
    expect(new Set(ids).size).toBe(1);
    expect(withdrawals(opened.customer)).toHaveLength(1);
  });

  test('keeps an unknown outcome until the API responds', async () => {
    const opened = await openWithdraw(platform);
    loseResponse(opened.customer);
    const log = failWithdrawalLog();
    await confirm(opened);
    const again = await screen.findByRole('button', { name: 'Check again' }, { timeout: 20_000 });
    expect(screen.getByRole('heading', { name: 'We couldn’t confirm it yet' })).toBeVisible();
    // The form with the focus is gone.
    await waitFor(() => expect(screen.getByRole('region', { name: 'We couldn’t confirm it yet' })).toHaveFocus());
    log.restore();
    await opened.user.click(again);
    await come();
    expect(withdrawals(opened.customer)).toHaveLength(1);
  });
});

describe.each(platforms)('the withdrawal result page on %s', (platform) => {
  const requestWithdrawal = (customer: Visitor, payeeAccount: string) =>
    customer.ok('withdraw', { operationId: nextOperation(), amount: 5_000, payeeName: 'Ada', payeeAccount }).id;

  test('shows the reason of a failure', async () => {
    const customer = buyer('MONEY-PLEASE');
    const id = requestWithdrawal(customer, '4000123412340000');
    shopOfTest().pass(24 * HOUR);
    await openPage(pathOf(platform, 'withdraw', { id }), { as: customer });
    expect(await screen.findByRole('heading', { name: 'Your withdrawal failed' })).toBeVisible();
    expect(screen.getByText(/The bank does not know this account/)).toBeVisible();
    expect(within(screen.getByRole('article')).queryByText('You receive')).toBeNull();
  });

  test('shows not found to another customer', async () => {
    const id = requestWithdrawal(buyer('MONEY-PLEASE'), '4000123412344821');
    await openPage(pathOf(platform, 'withdraw', { id }), { as: shopOfTest().customer('+14155550198') });
    expect(await screen.findByRole('heading', { name: 'Not found' })).toBeVisible();
  });
});

describe('the withdrawal confirmation page on h5', () => {
  const path = '/h5/components/withdrawModal';

  test('withdraws the whole balance once to the typed account', async () => {
    const customer = buyer('MONEY-PLEASE');
    const { user, arriveAt } = await openPage(path, { as: customer });
    await user.click(await screen.findByRole('button', { name: 'Withdraw all' }));
    const sheet = within(await screen.findByRole('dialog', { name: 'Check the details' }));
    expect(sheet.getByText('$198.30')).toBeVisible();
    await user.click(await confirmation('$200.00'));
    await waitFor(async () => expect(await field('Account holder')).toHaveFocus());
    expect(await field('Account')).toHaveAccessibleDescription(/Enter the account number/);
    await user.type(await field('Account holder'), 'Ada');
    await user.type(await field('Account'), '12345678');
    await user.dblClick(await confirmation('$200.00'));
    await arriveAt(pathOf('h5', 'withdraw'));
    await come();
    expect(withdrawals(customer)).toMatchObject([{ amount: 20_000, net: 19_830, payee: 'Ada ·· 5678' }]);
  });

  test('sends nothing when it is closed', async () => {
    const customer = buyer('MONEY-PLEASE');
    const { user } = await openPage(path, { as: customer });
    await user.click(await screen.findByRole('button', { name: 'Withdraw all' }));
    await user.click(await screen.findByRole('button', { name: 'Not now' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(withdrawals(customer)).toEqual([]);
  });
});

describe('the wallet component pages on pc', () => {
  test('show the wallet and the withdrawal form', async () => {
    const customer = buyer('MONEY-PLEASE');
    const { unmount, user, where } = await openPage('/pc/components/wallet', { as: customer });
    expect(await screen.findByText('$200.00')).toBeVisible();
    await user.click(await screen.findByRole('radio', { name: 'Redeemed codes' }));
    await waitFor(() => expect(where()).toEqual({ path: '/pc/components/wallet', query: { kind: 'redeem' } }));
    unmount();
    await openPage('/pc/components/wallet/withdraw', { as: customer });
    expect(await field('Amount in USD')).toHaveAccessibleDescription('$200.00 available. Minimum $10.00.');
  });
});
