/** Browser storage that is denied, full, or holds what an older version or a stranger left: no page stops, and whoever has none can buy. */
import type { BrowserContext, Page } from '@playwright/test';
import { storageKeys } from '../../src/features/docs/storageKeys';
import { buyer, dollars } from './support/buyer';
import { builtPages, hashTo } from './support/faces';
import { homeAddress, newPhone } from './support/shopApi';
import { signInByHand } from './support/signIn';
import type { Face } from './shopTest';
import { expect, test } from './support/storeTest';
import { expectSettled, hashOf, moveOn, visit } from './support/visits';
import { wordsOf } from './support/words';

const t = wordsOf('en');
const harbourRadio = { id: 'harbour-radio', sku: 'harbour-radio.walnut' };

/** Goes on to every page; each has something to read. */
async function walk(page: Page, face: Face): Promise<void> {
  for (const path of builtPages[face]) {
    await test.step(path, async () => {
      await moveOn(page, path);
      await expect(page.locator('main')).toContainText(/\S/);
      await expect(page.getByText(t('problem.page.title'))).toHaveCount(0);
    });
  }
}

const breaks: Readonly<Record<string, (context: BrowserContext) => Promise<unknown>>> = {
  'is denied': (context) =>
    context.addInitScript(() => {
      for (const area of ['localStorage', 'sessionStorage'])
        Object.defineProperty(window, area, {
          get() {
            throw new DOMException('The operation is insecure.', 'SecurityError');
          },
        });
    }),
  'is full': (context) =>
    context.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
      };
    }),
};

for (const [how, breakStorage] of Object.entries(breaks)) {
  test(`whoever comes with a storage that ${how} meets no page that stops, and can buy`, async ({ page, context, face, shop }) => {
    test.slow();
    await breakStorage(context);
    const customer = buyer({ page, face, t });
    let token = '';
    page.on('request', (request) => (token = request.headers()['authorization'] || token));

    await visit(page, '/nowhere');
    await walk(page, face);
    await moveOn(page, hashTo(face, 'goods', harbourRadio));
    await customer.buy(t('goods.buy', { price: dollars(8900) }));
    await signInByHand(page, t, newPhone());
    await expect.poll(() => hashOf(page)).toBe(hashTo(face, 'checkout', { lines: 'harbour-radio.walnut*1' }));
    await customer.openAddresses();
    await customer.typeAddress();
    await customer.button(t('address.saveAndUse')).click();
    await expect(page.getByRole('region', { name: t('checkout.address') })).toContainText(homeAddress.street);
    await customer.agree();
    await customer.placeButton(8400).click();
    await expect(page.getByRole('heading', { name: t('checkout.done.toPay') })).toBeVisible();
    await customer.payButton(8400).click();
    await expect(page.getByRole('heading', { name: t('checkout.done.paid') })).toBeVisible();

    const orders = await shop.customer(token).orders();
    expect(orders.map(({ status, total }) => ({ status, total }))).toEqual([{ status: 'toShip', total: 8400 }]);
  });
}

/** What an older version may have kept under the names of today, and what nobody ever did. */
const leftovers: Readonly<Record<string, string>> = {
  'words where JSON stands today': 'yes',
  'JSON of another shape': '{"version":1,"items":[{"id":1},null,[]],"owner":7,"copies":[{}]}',
  'a list of other things': '[null,1,"x",[[]],{"skuId":{},"quantity":"many"},{"skuId":7,"quantity":"x"},{"id":"a"}]',
  'half of a long text': `{"owner":"c1","copies":[{"id":"t${'ÿ'.repeat(5000)}`,
  'control characters': '\u0000\u001f\ud800',
};

test('no page stops by what was left in storage', async ({ page, face, expectConsole }) => {
  test.setTimeout(240_000);
  // What looks like a token is tried, and the shop does not know it.
  expectConsole(/401 \(Unauthorized\)/);
  const keys = storageKeys.map(({ area, key }) => ({ area, name: key.endsWith(':') ? `${key}left` : key }));
  const drafts = ['note', 'address', 'address:new', 'login', 'withdraw', 'nickname', 'collect'].map((name) => ({ area: 'session' as const, name: `draft:${name}` }));
  const leave = (value: string) =>
    page.evaluate(
      ([all, garbage]) => {
        for (const { area, name } of all) (area === 'local' ? localStorage : sessionStorage).setItem(name, garbage);
      },
      [[...keys, ...drafts], value] as const,
    );
  await visit(page, '/nowhere');
  for (const [what, left] of Object.entries(leftovers)) {
    await test.step(what, async () => {
      await leave(left);
      await visit(page, '/nowhere');
      await walk(page, face);
      // The page itself reads storage before the app has come, for the screens that it shows at once.
      for (const path of [hashTo(face, 'home'), hashTo(face, 'goods', harbourRadio)]) {
        await leave(left);
        await visit(page, path);
      }
      await page.reload();
      await expectSettled(page);
    });
  }
});
