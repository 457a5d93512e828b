/** A device with a wrong clock, or at the other end of the world: what is left and what is valid are the shop's to say. */
import { visit } from './support/visits';
import { hashTo } from './support/faces';
import { expect, test } from './support/storeTest';
import type { Face } from './shopTest';

const year = 365 * 24 * 60 * 60_000;
const devices = [
  { name: 'two years ahead, where the day begins', ahead: 2 * year, timezoneId: 'Pacific/Kiritimati' },
  { name: 'two years behind, where the day ends', ahead: -2 * year, timezoneId: 'Pacific/Pago_Pago' },
] as const;
const coupons: Record<Face, string> = { h5: '/h5/components/couponCard', pc: '/pc/mine?index=coupons' };

for (const { name, ahead, timezoneId } of devices) {
  test.describe(`on a device that is ${name},`, () => {
    test.use({ timezoneId });

    test('an order is held as long as the shop holds it', async ({ page, face, t, signedIn }) => {
      const customer = await signedIn();
      const address = await customer.addAddress();
      const placed = await customer.place([{ skuId: 'harbour-radio.walnut', quantity: 1 }], address.id);
      const heldMs = Date.parse(placed.payBefore ?? '') - Date.now();
      await page.clock.install({ time: Date.now() + ahead });
      await visit(page, hashTo(face, 'success', { id: placed.id }));
      const left = page.getByRole('timer').first();
      await expect(left).toHaveText(/^\d\d:\d\d$/);
      const [minutes = 0, seconds = 0] = ((await left.textContent()) ?? '').split(':').map(Number);
      const shownMs = (minutes * 60 + seconds) * 1000;
      // The test itself takes its time; a clock that is wrong is wrong by hours.
      expect(shownMs).toBeGreaterThan(heldMs - 60_000);
      expect(shownMs).toBeLessThanOrEqual(heldMs + 1000);
      await expect(page.getByRole('heading', { name: t('checkout.done.toPay') })).toBeVisible();
      expect((await customer.orders()).map(({ status }) => status)).toEqual(['toPay']);
    });

    test('a coupon is as valid as the shop says', async ({ page, face, t, signedIn }) => {
      await signedIn();
      await page.clock.install({ time: Date.now() + ahead });
      await visit(page, coupons[face]);
      await expect(page.getByRole('main').getByText('Welcome coupon').first()).toBeVisible();
      await expect(page.getByText(t.like('checkout.coupon.until')).first()).toBeVisible();
      await expect(page.getByText(t.like('checkout.coupon.starts'))).toHaveCount(0);
      await expect(page.getByText(t.like('checkout.coupon.ranOut'))).toHaveCount(0);
    });

    test('a presale ships on the day that the shop names', async ({ page, face, t, request }) => {
      const answer = await request.get('/api/home/goodsDetail?id=day-pack-18');
      const { data }: { data: { presale: { shipsOn: string } } } = await answer.json();
      const day = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(data.presale.shipsOn));
      await page.clock.install({ time: Date.now() + ahead });
      await visit(page, hashTo(face, 'goods', { id: 'day-pack-18' }));
      await expect(page.getByText(t('goods.presaleNotice', { day })).first()).toBeVisible();
    });
  });
}
