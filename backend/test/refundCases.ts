/** Orders with everything that makes their price, for refunds in the administration. */
import { database, type Purchase, type VendureOrder } from './orderDesk';

export const seeds = (quantity: number) => ({ skuId: 'sunflower-seeds.only', quantity });
const chocolate = (quantity: number) => ({ skuId: 'sixty-eight-chocolate.only', quantity });

/** What is bought, what it costs apart from the balance, and the discounts and the delivery in Vendure. */
export const refundCases: Readonly<Record<string, readonly [Purchase, number, Record<string, number>]>> = {
  'several pieces with delivery': [{ lines: [seeds(3), chocolate(2)] }, 3890, { Delivery: 590 }],
  'a coupon': [{ lines: [seeds(3), chocolate(2)], couponId: 'best' }, 3390, { Coupon: -500, Delivery: 590 }],
  'a coupon that pieces cannot share evenly': [
    { lines: [seeds(7)], couponId: 'best' },
    3490,
    // The coupon for plants that everyone can claim.
    { Coupon: -600, Delivery: 590 },
  ],
  'a coupon, a discount code and a part from the balance': [
    { lines: [seeds(3), chocolate(2)], couponId: 'best', discountCode: 'WARM10', balance: 701 },
    2359,
    { Coupon: -500, 'Discount code': -330, 'Paid from the wallet': -701, Delivery: 590 },
  ],
  'free delivery and a discount code': [
    { lines: [seeds(7), chocolate(2)], discountCode: 'WARM10' },
    4770,
    { 'Discount code': -530 },
  ],
  'a balance that also pays delivery': [
    { lines: [seeds(1)], balance: 1000 },
    90,
    { 'Paid from the wallet': -1000, Delivery: 90 },
  ],
  'the balance alone': [{ lines: [seeds(3)], balance: 1_000_000 }, 0, { Delivery: 590 }],
  'a presale product': [
    { lines: [{ skuId: 'tulip-bulbs.blush', quantity: 2 }, seeds(1)], couponId: 'best' },
    3890,
    { Coupon: -600, Delivery: 590 },
  ],
};

/** The discounts and the delivery of an order by their names. */
export const partsOf = ({ discounts, shippingLines }: VendureOrder): Record<string, number> =>
  Object.fromEntries([
    ...discounts.map(({ description, amountWithTax }) => [description, amountWithTax] as const),
    ...shippingLines.map((line) => [line.shippingMethod.name, line.discountedPriceWithTax] as const),
  ]);

/** Makes an order of three bags of seeds one of an earlier version, whose delivery was a surcharge. */
export async function useSurcharges(vendureId: number): Promise<void> {
  await database.query('DELETE FROM shipping_line WHERE "orderId" = $1', [vendureId]);
  await database.query(
    `INSERT INTO surcharge (description, "listPriceIncludesTax", sku, "taxLines", "listPrice", "orderId")
     VALUES ('Delivery', true, 'delivery', '[]', 590, $1)`,
    [vendureId],
  );
  await database.query(
    `UPDATE "order" SET "subTotal" = 2090, "subTotalWithTax" = 2090, shipping = 0, "shippingWithTax" = 0 WHERE id = $1`,
    [vendureId],
  );
}
