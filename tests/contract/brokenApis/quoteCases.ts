/** For each rule of quotes APIs that break one assertion of it each, in the order of the assertions. */
import {
  accepting,
  answering,
  changedFirst,
  plus,
  receiving,
  refusing,
  rowsOf,
  type Break,
  type Case,
  type Data,
} from './brokenApi';

/** An API that has another word for a problem of a line, or none. */
const withProblem = (problem: string, other: string | null): Break =>
  answering('packGoods', (data) => ({
    ...data,
    lines: rowsOf(data, 'lines').map((line) => (line['problem'] === problem ? { ...line, problem: other } : line)),
  }));

/** An API whose quotes have other coupons. */
const withCoupons = (change: (coupon: Data) => Data): Break =>
  answering('packGoods', (data) => ({ ...data, coupons: rowsOf(data, 'coupons').map(change) }));

const accepted = { discount: { code: 'X', name: null, isUsable: true, refusal: null } };

export const quoteCases: Readonly<Record<string, readonly Case[]>> = {
  quoteProblems: [
    [withProblem('shortStock', null), 'the problem of a line with '],
    [
      answering('packGoods', (data) => ({ ...data, canOrder: true })),
      'a quote with the problem shortStock has canOrder: true',
    ],
    [
      answering('packGoods', (data) => changedFirst(data, 'lines', (line) => plus(line, 'stock'))),
      'the stock of a line that is short: expected ',
    ],
    [withProblem('overLimit', 'shortStock'), 'the problem of a line with '],
    [withProblem('soldOut', 'gone'), 'the problem of a line with '],
    [withProblem('gone', 'soldOut'), 'the problem of a line with 1 of conformance-unknown: expected "gone"'],
  ],
  quoteCoupons: [
    [
      answering('packGoods', (data, { request }) =>
        request.input['couponId'] === 'conformance-unknown' ? { ...data, couponId: 'conformance-unknown' } : data,
      ),
      'the coupon of a quote with an unknown one: expected null, got "conformance-unknown"',
    ],
    [answering('packGoods', (data) => ({ ...data, coupons: [] })), 'the customer has '],
    [withCoupons((one) => ({ ...one, refusal: { code: 'otherGoods', missing: null } })), 'the coupon '],
    [
      withCoupons((one) => (one['refusal'] ? { ...one, refusal: { code: 'belowThreshold', missing: null } } : one)),
      'the coupon ',
    ],
    [
      receiving('packGoods', (input) => ({ ...input, couponId: null })),
      'a coupon applies to the quote, and "best" applied none',
    ],
    [
      answering('packGoods', (data) => ({
        ...data,
        priceLines: rowsOf(data, 'priceLines').map((line) => (line['kind'] === 'coupon' ? plus(line, 'amount') : line)),
      })),
      'what the price lines deduct for the coupon, and what it saves: expected ',
    ],
    [
      answering('packGoods', (data) => (data['couponId'] === null ? data : plus(data, 'total', 1))),
      'the total with the best coupon: expected ',
    ],
  ],
  quoteDiscountCode: [
    [
      answering('packGoods', (data) => ({ ...data, ...accepted })),
      'an unknown discount code in a quote: expected [false,"unknown"], got [true,null]',
    ],
    [
      answering('checkDiscountCode', (data) => ({ ...data, ...accepted.discount })),
      'an unknown discount code that is checked: expected [false,"unknown"], got [true,null]',
    ],
  ],
  presaleAccepted: [
    [accepting('confirmOrder', 'PRESALE_NOT_ACCEPTED'), 'a presale was ordered without its terms'],
    [
      refusing('confirmOrder', 'PRESALE_NOT_ACCEPTED'),
      'a presale without its terms: expected the error PRESALE_NOT_ACCEPTED, got VALIDATION',
    ],
  ],
  addressNeeded: [
    [accepting('saveAddress', 'VALIDATION'), 'an address without a street was saved'],
    [
      refusing('saveAddress', 'VALIDATION', 'INVALID'),
      'an address without a street: expected the error VALIDATION, got INVALID',
    ],
    [
      answering('packGoods', (data) => ({ ...data, needsAddress: false })),
      'a quote of a product that is delivered has needsAddress: false',
    ],
    [accepting('confirmOrder', 'ADDRESS_MISSING'), 'an order without an address was placed'],
    [
      refusing('confirmOrder', 'ADDRESS_MISSING'),
      'an order without an address: expected the error ADDRESS_MISSING, got VALIDATION',
    ],
  ],
};
