/** Mistakes in the enum values of the contract and in the envelope. */
import { instead, refusal, respond } from './brokenApi';
import { enveloping, having, writing, type Mistake } from './mistake';

export const enumMistakes: readonly Mistake[] = [
  [
    'short for shortStock',
    writing('problem', 'shortStock', 'short', 'packGoods'),
    'shapes: packGoods: data.lines[0].problem expected one of "gone", "soldOut", "shortStock", "overLimit", "other" or null',
  ],
  [
    'sold_out for soldOut',
    writing('problem', 'soldOut', 'sold_out', 'packGoods'),
    'shapes: packGoods: data.lines[0].problem expected one of "gone", "soldOut", "shortStock", "overLimit", "other" or null',
  ],
  [
    'deleted for gone',
    writing('problem', 'gone', 'deleted', 'packGoods'),
    'shapes: packGoods: data.lines[0].problem expected one of "gone", "soldOut", "shortStock", "overLimit", "other" or null',
  ],
  [
    'no word for a limit',
    writing('problem', 'overLimit', null, 'packGoods'),
    'quoteProblems: the problem of a line with 3 of field-camera-f2.silver: expected',
  ],
  [
    'unpaid for toPay',
    writing('status', 'toPay', 'unpaid'),
    'confirmOrder: data.status expected one of "toPay", "toShip", "toReceive", "done", "cancelled"',
  ],
  [
    'states of orders in capitals',
    having('status', (value) => String(value).toUpperCase(), 'getOrders'),
    'getOrders: data.list[0].status expected one of "toPay", "toShip", "toReceive", "done", "cancelled"',
  ],
  [
    'created for placed',
    writing('event', 'placed', 'created'),
    'confirmOrder: data.timeline[0].event expected one of "placed", "paid", "shipped", "delivered", "cancelled", "refunded", "addressChanged"',
  ],
  [
    'success for paid',
    writing('state', 'paid', 'success', 'payOrder'),
    'payOrder: data.state expected one of "paid", "processing"',
  ],
  [
    'active for usable',
    writing('state', 'usable', 'active', 'getMyCoupons'),
    'getMyCoupons: data.list[0].state expected one of "usable", "used", "expired"',
  ],
  [
    'percentage for percent',
    writing('kind', 'percent', 'percentage', 'getMyCoupons'),
    'getMyCoupons: data.list[2].kind expected one of "amount", "percent"',
  ],
  [
    'shipping for delivery in the price lines',
    writing('kind', 'delivery', 'shipping', 'packGoods'),
    'shapes: packGoods: data.priceLines[1].kind expected one of "goods", "delivery"',
  ],
  [
    'a badge of its own',
    having('badges', () => ['sale'], 'getGoodsList'),
    'getGoodsList: data.list[0].badges[0] expected one of "shipsToday", "new", "presale", "virtual", "lastPieces", "soldOut"',
  ],
  [
    'valid for unused',
    writing('state', 'unused', 'valid', 'getTickets'),
    'getTickets: data.list[0].state expected one of "unused", "used", "expired"',
  ],
  [
    'minimum for belowThreshold',
    writing('code', 'belowThreshold', 'minimum', 'packGoods'),
    'shapes: packGoods: data.coupons[4].refusal.code expected one of "belowThreshold", "otherGoods", "notStarted", "expired", "used", "unknown", "limitReached", "notCombinable", "other"',
  ],
  [
    'invalid for unknown',
    writing('code', 'unknown', 'invalid'),
    'checkDiscountCode: data.refusal.code expected one of "belowThreshold", "otherGoods", "notStarted", "expired", "used", "unknown", "limitReached", "notCombinable", "other"',
  ],
  [
    'payment for an entry of the wallet log',
    having('kind', () => 'charge', 'getWalletLog'),
    'getWalletLog: data.list[0].kind expected one of "payment", "refund", "reward", "redeem", "withdrawal", "withdrawalReturn", "topUp"',
  ],
  [
    'data without an envelope',
    enveloping(({ data }) => data, 'getBanners'),
    'getBanners: success expected true, got nothing',
  ],
  [
    '1 for success',
    enveloping((body) => ({ ...body, success: body['success'] === true ? 1 : 0 }), 'getGoodsList'),
    'getGoodsList: success expected true, got number 1',
  ],
  ['code 0 for success', enveloping((body) => ({ ...body, code: 0 }), 'getServerInfo'), 'getServerInfo failed'],
  [
    'codes of errors in lower case',
    instead('getGoodsDetail', 'NOT_FOUND', () => refusal('not_found')),
    'unknownIds: an unknown product: expected',
  ],
  [
    'an error without a code',
    instead('getOrderDetail', 'NOT_FOUND', () => respond({ success: false, errorMessage: 'No such order' })),
    'foreignIds: the order of another: expected',
  ],
  [
    'status 500 for what does not exist',
    instead('getGoodsDetail', 'NOT_FOUND', () => refusal('NOT_FOUND', 500)),
    'unknownIds: getGoodsDetail failed: status 500, NOT_FOUND',
  ],
  [
    'a page of the web server for what does not exist',
    instead('getOrderDetail', 'NOT_FOUND', () => ({ kind: 'response', status: 404, text: '<html>Not found</html>' })),
    'foreignIds: getOrderDetail missing: status 404',
  ],
  [
    'status 200 for a missing session',
    (send) => async (request) => {
      const response = await send(request);
      const isRefused = response.kind === 'response' && response.status === 401;
      return isRefused ? respond({ success: true, data: null }) : response;
    },
    'unauthorized: getAddresses answered without a session',
  ],
  [
    'another code for a missing session',
    (send) => async (request) => {
      const response = await send(request);
      return response.kind === 'response' && response.status === 401 ? refusal('FORBIDDEN', 403) : response;
    },
    'unauthorized: getAddresses without a session: expected',
  ],
];
