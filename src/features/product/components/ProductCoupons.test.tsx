/** What the product page says about coupons of the customer: the price after one, and a product that a code gave. */
import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { getMyCoupons } from '@/api/coupons';
import type { GoodsDetail } from '@/api/products';
import { loadAllMessages } from '@/lib/i18n';
import { useQuery } from '@/query/useQuery';
import { catalogueWithCouponOffer } from '../../../../mock/testing/couponOffer';
import { openShop, server, shopOfTest } from '../../../../tests/setup/freshShop';
import { renderInShop } from '../../../../tests/setup/renderInShop';
import { PriceAfterCoupon } from './ProductCoupons';
import { RedeemedNotice } from './RedeemedNotice';

beforeAll(() => loadAllMessages());

const product = (id: string): GoodsDetail => shopOfTest().visitor('en').ok('getGoodsDetail', { id });
const respond = (path: string, data: unknown) =>
  server.use(http.get(path, () => HttpResponse.json({ success: true, data })));

/** Renders, with the currency of the shop known. */
async function draw(...input: Parameters<typeof renderInShop>) {
  const view = await renderInShop(...input);
  await act(async () => void (await view.actions()?.refreshServerRecord()));
  return view;
}

/** A coupon of the customer. */
const coupon = {
  id: 'c1',
  name: 'coupon',
  kind: 'percent',
  value: 10,
  threshold: 0,
  maxOff: null,
  scope: 'Everything',
  validFrom: '2026-01-01T00:00:00Z',
  validUntil: '2030-01-01T00:00:00Z',
  state: 'usable',
  target: { kind: 'hall' },
};
/** Says how many coupons are loaded. */
const Coupons = () => <p>{`${useQuery(getMyCoupons, {}).data?.list.length ?? 'no'} here`}</p>;

describe('the price after a coupon', () => {
  /** The product with a coupon, and the coupons that the customer has. */
  async function open(offers: readonly object[], mine: readonly object[] = [], afterCoupon?: object) {
    openShop({ catalogue: catalogueWithCouponOffer });
    const customer = shopOfTest().customer('+14155550182');
    const goods = product('phones');
    const [offered] = goods.coupons ?? [];
    const list = mine.map((one, at) => ({ ...coupon, ...offered, id: `c${at}`, ...one }));
    respond('*/api/user/myCoupon', { list, total: list.length });
    await draw(
      <>
        <PriceAfterCoupon
          goods={{ ...goods, coupons: offers.map((one) => ({ ...offered, ...one })) as GoodsDetail['coupons'] }}
          sku={
            goods.skus[0] && ({ ...goods.skus[0], ...(afterCoupon && { afterCoupon }) } as GoodsDetail['skus'][number])
          }
        />
        <Coupons />
      </>,
      { as: customer },
    );
    await screen.findByText(`${mine.length} here`);
  }
  const sentence = () => screen.queryByText(/with “/)?.textContent;

  test('is that of the coupon that the variant names', async () => {
    await open([{ name: 'other', redeemCode: 'OTHER' }, {}]);
    await waitFor(() => expect(sentence()).toBe('$90.00 with “sound10”'));
  });

  test('is not promised with a coupon that is not offered', async () => {
    await open([{ redeemCode: 'OTHER' }]);
    expect(sentence()).toBeUndefined();
  });

  test('is not promised to a customer who has used the coupon', async () => {
    await open([{}], [{ state: 'used' }]);
    await waitFor(() => expect(sentence()).toBeUndefined());
  });

  test('is that of a coupon that the customer has, although the product offers none', async () => {
    await open([], [{ name: 'welcome' }], { price: 8_500, name: 'welcome' });
    await waitFor(() => expect(sentence()).toBe('$85.00 with “welcome”'));
  });

  test('is not promised with a coupon that was used since', async () => {
    await open([], [{ name: 'welcome', state: 'used' }], { price: 8_500, name: 'welcome' });
    await waitFor(() => expect(sentence()).toBeUndefined());
  });

  test('is not promised in a shop without coupons', async () => {
    const features = { ...SHOP.features };
    Object.assign(SHOP.features, { coupons: false });
    const goods = product('kettle');
    const afterCoupon = { price: 3_000, name: 'welcome', redeemCode: null };
    await draw(<PriceAfterCoupon goods={goods} sku={goods.skus[0] && { ...goods.skus[0], afterCoupon }} />);
    expect(sentence()).toBeUndefined();
    Object.assign(SHOP.features, features);
  });
});

describe('the notice of a redeemed product', () => {
  async function open(facts: object, delivery: { fee: number; freeFrom: number | null } | null, couponId: string) {
    const customer = shopOfTest().customer('+14155550182');
    respond('*/api/user/myCoupon', { list: [{ ...coupon, redeemedGoodsId: 'kettle', ...facts }], total: 1 });
    const goods = product('kettle');
    await draw(
      <>
        <RedeemedNotice
          goods={{ ...goods, delivery: delivery && { arrivesOn: '2026-11-30', ...delivery } }}
          couponId={couponId}
        />
        <Coupons />
      </>,
      { as: customer },
    );
    await screen.findByText('1 here');
    return screen.queryByText('This one is yours')?.closest('p')?.textContent;
  }
  const free = 'This one is yoursWe added a coupon for one.';

  test.each<[string, object, Parameters<typeof open>[1], string, string | undefined]>([
    [
      'with delivery to pay',
      {},
      { fee: 500, freeFrom: 9_000 },
      'c1',
      'This one is yoursWe added a coupon for one; delivery is extra.',
    ],
    ['with free delivery from its price on', {}, { fee: 500, freeFrom: 4_000 }, 'c1', free],
    ['that is not delivered', {}, null, 'c1', free],
    ['with a coupon that was used', { state: 'used' }, null, 'c1', undefined],
    ['with a coupon for another product', { redeemedGoodsId: 'cup' }, null, 'c1', undefined],
    ['with a coupon of somebody else', {}, null, 'c2', undefined],
  ])('of a product %s', async (_what, facts, delivery, couponId, text) => {
    expect(await open(facts, delivery, couponId)).toBe(text);
  });
});
