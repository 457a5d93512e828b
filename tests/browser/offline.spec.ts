/**
 * Without a network: the page reports it at once, keeps loaded content, sends no delayed write, and refetches when the
 * network returns.
 */
import type { Page } from '@playwright/test';
import { buyer, dollars } from './support/buyer';
import { hashTo } from './support/platforms';
import { expect, test } from './support/storeTest';
import { expectLoaded, visit } from './support/navigation';

const radio = 'harbour-radio.walnut';
const offlineErrors = /ERR_INTERNET_DISCONNECTED|Network Error/;

/** The API calls that the page makes after this call, as `METHOD path`. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

test('loaded content stays visible, and each read is refetched once when the network returns', async ({
  page,
  context,
  platform,
  t,
  signedIn,
  expectConsole,
}) => {
  expectConsole(offlineErrors);
  const customer = await signedIn();
  await customer.addAddress();
  await visit(page, hashTo(platform, 'goods', { id: 'harbour-radio', sku: radio }));
  await expect(page.getByRole('main').getByRole('link').filter({ hasText: '$' }).first()).toBeVisible();
  // Related products and reviews are read after the product. A read that is on its way without a network is sent once more.
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await expect(page.getByText(t('shell.offline'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbor radio');
  await expect(page.getByText(dollars(8900)).first()).toBeVisible();

  const calls = callsOf(page);
  await context.setOffline(false);
  await expect(page.getByText(t('shell.offline'))).toBeHidden();
  await expect.poll(() => calls.filter((call) => call.endsWith('/goodsDetail')).length).toBe(1);
  await expectLoaded(page);
  expect(calls.filter((call, at) => calls.indexOf(call) !== at)).toEqual([]);
});

test('an order is not placed later: the page reports the missing network and keeps the input', async ({
  page,
  context,
  platform,
  t,
  signedIn,
  expectConsole,
}) => {
  expectConsole(offlineErrors);
  const api = await signedIn();
  await api.addAddress();
  const customer = buyer({ page, platform, t });
  await visit(page, hashTo(platform, 'checkout', { lines: `${radio}*1` }));
  await customer.writeNote('Ring twice');
  await customer.agree();
  await expect(customer.placeButton(8010)).toBeVisible();
  await context.setOffline(true);
  const calls = callsOf(page);
  await customer.placeButton(8010).click();
  await expect(page.getByText(t('problem.offline.title')).first()).toBeVisible();
  expect(calls.filter((call) => call.startsWith('POST') && call.includes('confirm'))).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText(t('shell.offline'))).toBeHidden();
  await expectLoaded(page);
  expect(await api.orders()).toEqual([]);
  await expect(page.getByLabel(t('message.label'))).toHaveValue('Ring twice');
  await customer.placeButton(8010).click();
  await expect(page.getByRole('heading', { name: t('checkout.done.paid') })).toBeVisible();
  expect((await api.orders()).map(({ total, note }) => ({ total, note }))).toEqual([
    { total: 8010, note: 'Ring twice' },
  ]);
});
