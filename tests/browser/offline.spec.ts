/** Without a connection: said at once, what was loaded stays, nothing is sent later behind anybody's back, and all is fresh again with the line. */
import type { Page } from '@playwright/test';
import { buyer, dollars } from './support/buyer';
import { hashTo } from './support/faces';
import { expect, test } from './support/storeTest';
import { expectSettled, visit } from './support/visits';

const radio = 'harbour-radio.walnut';
const noLine = /ERR_INTERNET_DISCONNECTED|Network Error/;

/** The calls that the page makes from now on, as `METHOD path`. */
function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

test('what was loaded stays readable, and with the line each read is asked once', async ({ page, context, face, t, signedIn, expectConsole }) => {
  expectConsole(noLine);
  const customer = await signedIn();
  await customer.addAddress();
  await visit(page, hashTo(face, 'goods', { id: 'harbour-radio', sku: radio }));
  await context.setOffline(true);
  await expect(page.getByText(t('shell.offline'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbour radio');
  await expect(page.getByText(dollars(8900)).first()).toBeVisible();

  const calls = callsOf(page);
  await context.setOffline(false);
  await expect(page.getByText(t('shell.offline'))).toBeHidden();
  await expect.poll(() => calls.filter((call) => call.endsWith('/goodsDetail')).length).toBe(1);
  await expectSettled(page);
  expect(calls.filter((call, at) => calls.indexOf(call) !== at)).toEqual([]);
});

test('an order is not placed later by itself: the page says at once that there is no line, and keeps what was typed', async ({ page, context, face, t, signedIn, expectConsole }) => {
  expectConsole(noLine);
  const api = await signedIn();
  await api.addAddress();
  const customer = buyer({ page, face, t });
  await visit(page, hashTo(face, 'checkout', { lines: `${radio}*1` }));
  await page.getByLabel(t('message.label')).fill('Ring twice');
  await customer.agree();
  await expect(customer.placeButton(8400)).toBeVisible();
  await context.setOffline(true);
  const calls = callsOf(page);
  await customer.placeButton(8400).click();
  await expect(page.getByText(t('problem.offline.title')).first()).toBeVisible();
  expect(calls.filter((call) => call.startsWith('POST') && call.includes('confirm'))).toEqual([]);
  await context.setOffline(false);
  await expect(page.getByText(t('shell.offline'))).toBeHidden();
  await expectSettled(page);
  expect(await api.orders()).toEqual([]);
  await expect(page.getByLabel(t('message.label'))).toHaveValue('Ring twice');
  await customer.placeButton(8400).click();
  await expect(page.getByRole('heading', { name: t('checkout.done.toPay') })).toBeVisible();
  expect((await api.orders()).map(({ total, note }) => ({ total, note }))).toEqual([{ total: 8400, note: 'Ring twice' }]);
});
