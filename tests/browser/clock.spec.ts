/** A device with a wrong clock or a distant time zone: remaining times and validity use the server clock. */
import { visit } from './support/navigation';
import { hashTo } from './support/platforms';
import { expect, test } from './support/storeTest';
import type { Platform } from './shopTest';

const year = 365 * 24 * 60 * 60_000;
const devices = [
  { deviceName: 'two years ahead, where the day begins', offsetMs: 2 * year, timezoneId: 'Pacific/Kiritimati' },
  { deviceName: 'two years behind, where the day ends', offsetMs: -2 * year, timezoneId: 'Pacific/Pago_Pago' },
] as const;
const coupons: Record<Platform, string> = { h5: '/h5/components/couponCard', pc: '/pc/mine?index=coupons' };

for (const { deviceName, offsetMs, timezoneId } of devices) {
  test.describe(`on a device ${deviceName},`, () => {
    test.use({ timezoneId });

    test('the payment countdown uses the server clock', async ({ page, platform, t, signedIn }) => {
      const customer = await signedIn();
      const address = await customer.addAddress();
      const placed = await customer.placeOrder([{ skuId: 'harbour-radio.walnut', quantity: 1 }], address.id);
      const heldMs = Date.parse(placed.payBefore ?? '') - Date.now();
      await page.clock.install({ time: Date.now() + offsetMs });
      await visit(page, hashTo(platform, 'orderSuccess', { id: placed.id }));
      const countdown = page.getByRole('timer').first();
      await expect(countdown).toHaveText(/^\d\d:\d\d$/);
      const [minutes = 0, seconds = 0] = ((await countdown.textContent()) ?? '').split(':').map(Number);
      const shownMs = (minutes * 60 + seconds) * 1000;
      // The test itself takes some seconds. The device clock is wrong by years.
      expect(shownMs).toBeGreaterThan(heldMs - 60_000);
      expect(shownMs).toBeLessThanOrEqual(heldMs + 1000);
      await expect(page.getByRole('heading', { name: t('checkout.done.toPay') })).toBeVisible();
      expect((await customer.orders()).map(({ status }) => status)).toEqual(['toPay']);
    });

    test('the validity of a coupon uses the server clock', async ({ page, platform, t, signedIn }) => {
      await signedIn();
      await page.clock.install({ time: Date.now() + offsetMs });
      await visit(page, coupons[platform]);
      await expect(page.getByRole('main').getByText('Welcome coupon').first()).toBeVisible();
      await expect(page.getByText(t.pattern('checkout.coupon.until')).first()).toBeVisible();
      await expect(page.getByText(t.pattern('checkout.coupon.starts'))).toHaveCount(0);
      await expect(page.getByText(t.pattern('checkout.coupon.ranOut'))).toHaveCount(0);
    });

    test('a presale shows the shipping date of the API', async ({ page, platform, t, request }) => {
      const response = await request.get('/api/home/goodsDetail?id=day-pack-18');
      const { data }: { data: { presale: { shipsOn: string } } } = await response.json();
      const shippingDate = new Intl.DateTimeFormat('en-US', {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        // A day of another year has its year.
        ...(data.presale.shipsOn.slice(0, 4) !== String(new Date().getUTCFullYear()) && { year: 'numeric' }),
        timeZone: 'UTC',
      }).format(new Date(data.presale.shipsOn));
      await page.clock.install({ time: Date.now() + offsetMs });
      await visit(page, hashTo(platform, 'goods', { id: 'day-pack-18' }));
      await expect(page.getByText(t('goods.presaleNotice', { day: shippingDate })).first()).toBeVisible();
    });
  });
}
