/** Browser storage that is denied, full or invalid: no page fails, and a purchase is possible without storage. */
import type { BrowserContext, Page } from '@playwright/test';
import { storageKeys } from '../../src/features/docs/storageKeys';
import { buyer, dollars } from './support/buyer';
import { builtPages, hashTo } from './support/platforms';
import { homeAddress, newPhone } from './support/shopApi';
import { signInByHand } from './support/signIn';
import type { Platform } from './shopTest';
import { expect, test } from './support/storeTest';
import { expectLoaded, expectReadable, hashOf, navigate, visit } from './support/navigation';
import { createTranslate } from './support/texts';

const t = createTranslate('en');
const harbourRadio = { id: 'harbour-radio', sku: 'harbour-radio.walnut' };

/** Navigates to every page and checks that it has text. */
async function expectEachPageReadable(page: Page, platform: Platform): Promise<void> {
  for (const path of builtPages[platform]) {
    await test.step(path, async () => {
      await navigate(page, path);
      await expectReadable(page, t('problem.page.title'));
    });
  }
}

const failureModes: Readonly<Record<string, (context: BrowserContext) => Promise<unknown>>> = {
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

for (const [failureMode, breakStorage] of Object.entries(failureModes)) {
  test(`with storage that ${failureMode} no page fails, and a purchase is possible`, async ({
    page,
    context,
    platform,
    shop,
  }) => {
    test.slow();
    await breakStorage(context);
    const customer = buyer({ page, platform, t });
    let token = '';
    page.on('request', (request) => (token = request.headers()['authorization'] || token));

    await visit(page, '/nowhere');
    await expectEachPageReadable(page, platform);
    await navigate(page, hashTo(platform, 'goods', harbourRadio));
    await customer.buy(t('goods.buy', { price: dollars(8900) }));
    await customer.signIn(8010);
    await signInByHand(page, t, newPhone());
    await expect.poll(() => hashOf(page)).toBe(hashTo(platform, 'checkout', { lines: 'harbour-radio.walnut*1' }));
    await customer.openAddresses();
    await customer.typeAddress();
    await customer.button(t('address.saveAndUse')).click();
    await expect(page.getByRole('region', { name: t('checkout.address') })).toContainText(homeAddress.street);
    // The texts were accepted with the sign-in.
    await expect(page.getByRole('checkbox', { name: t.pattern('login.agree') })).toHaveCount(0);
    await customer.placeButton(8010).click();
    await expect(page.getByRole('heading', { name: t('checkout.done.paid') })).toBeVisible();

    const orders = await shop.customer(token).orders();
    expect(orders.map(({ status, total }) => ({ status, total }))).toEqual([{ status: 'toShip', total: 8010 }]);
  });
}

/** Invalid values under current keys, as an older version or another script could have stored them. */
const leftovers: Readonly<Record<string, string>> = {
  'text that is not JSON': 'yes',
  'JSON of another shape': '{"version":1,"items":[{"id":1},null,[]],"owner":7,"copies":[{}]}',
  'a list with other items': '[null,1,"x",[[]],{"skuId":{},"quantity":"many"},{"skuId":7,"quantity":"x"},{"id":"a"}]',
  'truncated JSON': `{"owner":"c1","copies":[{"id":"t${'ÿ'.repeat(5000)}`,
  'control characters': '\u0000\u001f\ud800',
};

test('invalid stored values break no page', async ({ page, platform, expectConsole }) => {
  test.setTimeout(240_000);
  // A stored value is sent as a token, and the API rejects it.
  expectConsole(/401 \(Unauthorized\)/);
  const keys = storageKeys.map(({ area, key }) => ({ area, name: key.endsWith(':') ? `${key}left` : key }));
  const drafts = ['note', 'address', 'address:new', 'login', 'withdraw', 'nickname', 'collect-sku'].map((name) => ({
    area: 'session' as const,
    name: `draft:${name}`,
  }));
  const fillStorage = (value: string) =>
    page.evaluate(
      ([all, garbage]) => {
        for (const { area, name } of all) (area === 'local' ? localStorage : sessionStorage).setItem(name, garbage);
      },
      [[...keys, ...drafts], value] as const,
    );
  await visit(page, '/nowhere');
  for (const [label, value] of Object.entries(leftovers)) {
    await test.step(label, async () => {
      await fillStorage(value);
      await visit(page, '/nowhere');
      await expectEachPageReadable(page, platform);
      // The inline scripts of the page read storage for the prerendered pages.
      for (const path of [hashTo(platform, 'home'), hashTo(platform, 'goods', harbourRadio)]) {
        await fillStorage(value);
        await visit(page, path);
      }
      await page.reload();
      await expectLoaded(page);
    });
  }
});
