/** Rules of quotes: what cannot be ordered or deducted is named, with the reason of the contract. */
import type { PackCoupon } from '../../../src/api/coupons';
import type { PackInput } from '../../../src/api/packs';
import type { ConformanceContext } from './conformanceContext';
import { expectCode, expectRule, expectSame, NotApplicable } from './client';
import type { ConformanceRule } from './rules';

const MAX_PIECES = 999;

/** Expects the problem of the only line of a quote, and that the quote cannot be ordered. */
async function expectProblem(bench: ConformanceContext, skuId: string, quantity: number, problem: string) {
  const lines = [{ skuId, quantity }];
  const quote = await bench.visitor.ok('packGoods', { lines, couponId: null });
  expectSame(quote.lines[0]?.problem, problem, `the problem of a line with ${quantity} of ${skuId}`);
  expectRule(!quote.canOrder, `a quote with the problem ${problem} has canOrder: true`);
  return quote;
}

/** Expects that a coupon of a quote either saves something or says why not, with the amount that is missing. */
function expectReason({ coupon: { id }, refusal, saves }: PackCoupon): void {
  expectRule(refusal === null || saves === 0, `the coupon ${id} is refused and saves ${saves}`);
  const { code, missing } = refusal ?? {};
  const hasMissing = typeof missing === 'number' && missing > 0;
  expectRule(
    hasMissing === (code === 'belowThreshold'),
    `the coupon ${id} is refused with ${code}, and misses ${missing}`,
  );
}

export const quoteRules: readonly ConformanceRule[] = [
  {
    id: 'quoteProblems',
    says: 'A quote says of a line why it cannot be ordered: shortStock, overLimit, soldOut or gone.',
    async run(bench) {
      const skus = await bench.skus();
      const short = skus.find(
        ({ sku: { stock, limitPerOrder } }) => stock > 0 && stock < MAX_PIECES && (limitPerOrder ?? MAX_PIECES) > stock,
      )?.sku;
      if (short) {
        const { lines } = await expectProblem(bench, short.id, short.stock + 1, 'shortStock');
        expectSame(lines[0]?.stock, short.stock, 'the stock of a line that is short');
      }
      const limited = skus.find(({ sku: { stock, limitPerOrder } }) => limitPerOrder && limitPerOrder < stock)?.sku;
      if (limited) await expectProblem(bench, limited.id, (limited.limitPerOrder ?? 0) + 1, 'overLimit');
      const soldOut = skus.find(({ sku }) => sku.stock === 0)?.sku;
      if (soldOut) await expectProblem(bench, soldOut.id, 1, 'soldOut');
      await expectProblem(bench, 'conformance-unknown', 1, 'gone');
    },
  },
  {
    id: 'quoteCoupons',
    says: 'The best coupon of a quote is applied and is a price line; one that does not apply says why, and an unknown one is none.',
    parts: ['coupons'],
    async run(bench) {
      const customer = await bench.customer();
      const { sku } = await bench.product();
      const quantity = Math.min(sku.stock, sku.limitPerOrder ?? 10, 10);
      const pack: PackInput = { lines: [{ skuId: sku.id, quantity }], addressId: await bench.addressId() };
      const unknown = await customer.ok('packGoods', { ...pack, couponId: 'conformance-unknown' });
      expectSame(unknown.couponId, null, 'the coupon of a quote with an unknown one');
      const { coupons, couponId, priceLines, total } = await customer.ok('packGoods', { ...pack, couponId: 'best' });
      const now = Date.parse((await bench.visitor.ok('getServerInfo', {})).serverTime);
      const usable = (await customer.ok('getMyCoupons', {})).list.filter(
        ({ state, validFrom }) => state === 'usable' && Date.parse(validFrom) <= now,
      );
      expectRule(
        coupons.length > 0 || usable.length === 0,
        `the customer has ${usable.length} usable coupons, and the quote names none`,
      );
      const [cheapest] = (await bench.skus())
        .filter((one) => one.sku.stock > 0)
        .toSorted((one, other) => one.sku.price - other.sku.price);
      const small = { ...pack, lines: [{ skuId: cheapest?.sku.id ?? sku.id, quantity: 1 }], couponId: 'best' };
      for (const one of [...coupons, ...(await customer.ok('packGoods', small)).coupons]) expectReason(one);
      const best = coupons.find(({ refusal, saves }) => refusal === null && saves > 0);
      if (!best) throw new NotApplicable('no coupon applies to the product that was tried');
      expectRule(couponId !== null, 'a coupon applies to the quote, and "best" applied none');
      const applied = coupons.find(({ coupon }) => coupon.id === couponId);
      const deducted = priceLines.reduce((sum, { kind, amount }) => sum + (kind === 'coupon' ? amount : 0), 0);
      expectSame(-deducted, applied?.saves, 'what the price lines deduct for the coupon, and what it saves');
      expectSame(total, unknown.total - (applied?.saves ?? 0), 'the total with the best coupon');
    },
  },
  {
    id: 'quoteDiscountCode',
    says: 'An unknown discount code is refused with "unknown", in the quote and when it is checked.',
    parts: ['discountCodes'],
    async run(bench) {
      const customer = await bench.customer();
      const discountCode = 'CONFORMANCE-NONE';
      const { sku } = await bench.product();
      const lines = [{ skuId: sku.id, quantity: 1 }];
      const { discount } = await customer.ok('packGoods', { lines, couponId: null, discountCode });
      const checked = await bench.ifThere(() => customer.ok('checkDiscountCode', { code: discountCode }));
      const of = (result: typeof discount | undefined) => [result?.isUsable, result?.refusal?.code];
      expectSame(of(discount), [false, 'unknown'], 'an unknown discount code in a quote');
      if (checked) expectSame(of(checked), [false, 'unknown'], 'an unknown discount code that is checked');
    },
  },
  {
    id: 'presaleAccepted',
    says: 'An order of a presale product whose terms were not accepted is refused with PRESALE_NOT_ACCEPTED.',
    parts: ['presale'],
    async run(bench) {
      const skus = await bench.skus();
      const found = skus.find(({ sku, presale }) => sku.stock > 0 && presale?.terms);
      if (!found) throw new NotApplicable('no presale product with terms in stock');
      const input = { ...(await bench.prepare(found.sku)), isPresaleAccepted: false };
      const customer = await bench.customer();
      const refusal = await customer.refused('confirmOrder', input, 'a presale was ordered without its terms');
      expectCode(refusal, ['PRESALE_NOT_ACCEPTED'], 'a presale without its terms');
    },
  },
  {
    id: 'addressNeeded',
    says: 'An address that cannot be delivered to is refused with VALIDATION, and an order without one with ADDRESS_MISSING.',
    async run(bench) {
      const customer = await bench.customer();
      const { countries = [] } = await bench.visitor.ok('getServerInfo', {});
      const draft = bench.addressDraft;
      const undeliverable = [
        ['without a street', { ...draft, street: '' }],
        ...(countries.length > 0 && !countries.some(({ code }) => code === 'AQ')
          ? [['in a country to which the shop does not deliver', { ...draft, country: 'AQ' }] as const]
          : []),
      ] as const;
      for (const [what, address] of undeliverable) {
        const refusal = await customer.refused('saveAddress', address, `an address ${what} was saved`);
        expectCode(refusal, ['VALIDATION'], `an address ${what}`);
      }
      const input = { ...(await bench.prepare((await bench.product()).sku)), addressId: null };
      const { total, needsAddress } = await customer.ok('packGoods', input);
      expectRule(needsAddress, 'a quote of a product that is delivered has needsAddress: false');
      const order = { ...input, expectedTotal: total };
      const refusal = await customer.refused('confirmOrder', order, 'an order without an address was placed');
      expectCode(refusal, ['ADDRESS_MISSING'], 'an order without an address');
    },
  },
];
