import type { QuotedLine } from '@/api/packs';
import { shopOfTest } from '../../../tests/setup/freshShop';
import { renderShopHook } from '../../../tests/setup/shopHook';
import { collectRow } from './collectRow';
import { useCollectLabels } from './useCollectLabels';

const line = { goodsId: 'cup', skuId: 'cup.oat', quantity: 2, price: 2_000, at: 1 };
const open = async () => (await renderShopHook(() => useCollectLabels('USD'))).now();
const quoted = (part: Partial<QuotedLine> = {}): QuotedLine => {
  const [one] = shopOfTest()
    .visitor()
    .ok('packGoods', { lines: [{ skuId: 'cup.oat', quantity: 1 }] }).lines;
  if (!one) throw new Error('The shop has no cup');
  return { ...one, ...part };
};

describe('a line', () => {
  test.each([
    [{ stock: 3 }, ''],
    [{ stock: 2 }, 'Only 2 left'],
    [{ limitPerOrder: 2 }, 'Limit 2 per order'],
  ])('with %j says why there can be no more: "%s"', async (part, limit) => {
    expect((await open()).row(collectRow(line, quoted(part)))).toEqual({
      name: 'Slow Morning cup',
      obstacle: '',
      was: '',
      limit,
      total: '',
    });
  });

  test.each([
    [{ stock: 1 }, 'Only 1 left'],
    [{ limitPerOrder: 1 }, 'Limit 1 per order'],
    [{ stock: 0 }, 'Sold out'],
    [{ problem: 'gone' as const }, 'No longer available'],
  ])('with %j says why it cannot be ordered: "%s"', async (part, obstacle) => {
    expect((await open()).row(collectRow(line, quoted(part)))).toMatchObject({ obstacle, limit: '' });
  });

  test('names its former price, in the bag and among the saved products', async () => {
    const { row } = await open();
    const repriced = collectRow(line, quoted({ price: 1_800 }));
    expect([row(repriced).was, row(repriced, 'saved').was]).toEqual([
      'Was $20.00 when you added it',
      'Was $20.00 when you saved it',
    ]);
  });
});

describe('the total', () => {
  const price = (kind: 'goods' | 'delivery' | 'coupon', amount: number) => ({ kind, amount });

  test('names what it has besides the products', async () => {
    const { besideGoods } = await open();
    const paid = { priceLines: [price('goods', 4_000), price('delivery', 500)], freeDeliveryMissing: 1_000 };
    expect(besideGoods(paid, 'Arrives Mon, Nov 23')).toBe(
      'Delivery $5.00 · $10.00 more for free delivery · Arrives Mon, Nov 23',
    );
    const lines = [price('goods', 4_000), price('coupon', -1_500), price('delivery', 0)];
    expect(besideGoods({ priceLines: lines, freeDeliveryMissing: 0 }, '')).toBe('Coupon −$15.00 · Free delivery');
  });

  test('is on the button, or why nothing can be checked out', async () => {
    const { checkOut } = await open();
    const pack = shopOfTest()
      .visitor()
      .ok('packGoods', { lines: [{ skuId: 'cup.oat', quantity: 2 }] });
    expect(checkOut({ checkoutError: undefined, pieces: 2, pack })).toBe('Check out 2 · $45.00');
    expect(checkOut({ checkoutError: undefined, pieces: 2, pack: undefined })).toBe('Check out 2');
    expect(checkOut({ checkoutError: 'nothingSelected', pieces: 0, pack })).toBe('Select items to check out');
  });
});
