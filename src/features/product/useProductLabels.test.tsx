import { act } from '@testing-library/react';
import type { GoodsDetail } from '@/api/products';
import { setRunTimeSwitches } from '@/lib/features';
import { loadAllMessages } from '@/lib/i18n';
import { shopOfTest } from '../../../tests/setup/freshShop';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { chosenSku, initialChoice } from '@/domain/skuChoice';
import { getPurchaseError, quantityLimit } from '@/domain/getPurchaseError';
import { useProductLabels } from './useProductLabels';

beforeAll(() => loadAllMessages());
afterEach(() => setRunTimeSwitches(undefined));

const arrivesOn = '2026-12-01';
type Sku = GoodsDetail['skus'][number];

/** The labels of a product of the shop, changed by the test. */
async function labelsOf(
  id: string,
  {
    goods,
    sku,
    quantity = 1,
    features,
  }: {
    goods?: Partial<GoodsDetail>;
    sku?: Partial<Sku>;
    quantity?: number;
    features?: { wallet: boolean };
  } = {},
) {
  const detail = { ...shopOfTest().visitor().ok('getGoodsDetail', { id }), ...goods };
  const first = chosenSku(detail, initialChoice(detail));
  const chosen = first && { ...first, ...sku };
  const view = await renderShopHook(() =>
    useProductLabels({
      goods: detail,
      sku: chosen,
      quantity,
      limit: quantityLimit(chosen),
      purchaseError: getPurchaseError(detail, chosen),
    }),
  );
  await act(() => view.actions().refreshServerRecord());
  setRunTimeSwitches(features);
  await view.rerender();
  return view.now();
}

describe('the labels of a product', () => {
  test.each([
    [100, 'In stock, arrives Tuesday, December 1', true],
    [6, 'In stock, arrives Tuesday, December 1', true],
    [5, 'Only 5 left, arrives Tuesday, December 1', false],
    [0, 'Sold out', false],
  ])('with %i in stock say "%s"', async (stock, supply, isPositive) => {
    const labels = await labelsOf('kettle', {
      goods: { delivery: { arrivesOn, fee: 500, freeFrom: 5_000 } },
      sku: { stock },
    });
    expect([labels.supply.replace(/Tue\S*,? Dec\S* 1$/, 'Tuesday, December 1'), labels.isPositive]).toEqual([
      supply,
      isPositive,
    ]);
  });

  test('say what a virtual product gives, and when a presale is sent', async () => {
    expect((await labelsOf('concert')).supply).toBe('You get the ticket right after payment');
    expect((await labelsOf('card')).supply).toBe('You get the code right after payment');
    const presale = await labelsOf('lamp', {
      goods: {
        presale: { shipsOn: '2026-12-24', terms: '' },
        delivery: { arrivesOn: '2026-12-26', fee: 0, freeFrom: null },
      },
    });
    expect(presale.supply).toMatch(/24.*, arrives .*26/);
    expect(presale.isPositive).toBe(false);
  });

  test.each([
    [4_000, { fee: 500, freeFrom: 5_000 }, 'Delivery $5.00, free over $50.00'],
    [5_000, { fee: 500, freeFrom: 5_000 }, 'Free delivery'],
    [4_000, { fee: 500, freeFrom: null }, 'Delivery $5.00'],
    [4_000, { fee: 0, freeFrom: null }, 'Free delivery'],
  ])('of a product for %i with delivery %j say "%s"', async (price, delivery, label) => {
    const goods = { delivery: { arrivesOn, ...delivery } };
    expect((await labelsOf('kettle', { goods, sku: { price } })).delivery).toBe(label);
    expect((await labelsOf('kettle', { goods, sku: { price, stock: 0 } })).delivery).toBe('');
  });

  test('say what a gift card adds in a shop with a wallet; other virtual products are not delivered', async () => {
    expect((await labelsOf('card')).delivery).toBe('Adds $25.00 to the balance');
    expect((await labelsOf('concert')).delivery).toBe('');
    expect((await labelsOf('card', { features: { wallet: false } })).delivery).toBe('');
  });

  test.each([
    [null, ''],
    [0, 'No returns'],
    [30, '30-day returns'],
  ])('of a product with returns in %p days say "%s"', async (returnDays, label) =>
    expect((await labelsOf('kettle', { goods: { returnDays } })).returns).toBe(label),
  );

  test.each([
    [null, ''],
    [4_000, ''],
    [3_999, ''],
    [4_001, 'save $0.01'],
  ])('of a product for $40 that was at %p say "%s"', async (originalPrice, label) =>
    expect((await labelsOf('kettle', { sku: { originalPrice } })).saving).toBe(label),
  );

  test('name the total of the quantity, or why it cannot be bought, and what limits it', async () => {
    expect(await labelsOf('phones')).toMatchObject({ buy: 'Buy for $100.00', limit: '' });
    expect(await labelsOf('phones', { quantity: 2 })).toMatchObject({
      buy: 'Buy 2 · $200.00',
      limit: 'Limit 2 per order',
    });
    expect(await labelsOf('kettle', { quantity: 3 })).toMatchObject({ buy: 'Buy 3 · $120.00', limit: 'Only 3 left' });
    expect(await labelsOf('kettle', { quantity: 2 })).toMatchObject({ limit: '' });
    expect(await labelsOf('kettle', { sku: { stock: 0 } })).toMatchObject({
      buy: 'This option is sold out',
      limit: '',
    });
    expect(await labelsOf('kettle', { goods: { skus: [] } })).toMatchObject({
      buy: 'Not available in this combination',
      supply: 'Sold out',
      limit: '',
      saving: '',
    });
  });
});
