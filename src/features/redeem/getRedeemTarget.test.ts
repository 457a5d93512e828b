import type { Redeemed } from '@/api/tickets';
import { getRedeemTarget } from './getRedeemTarget';

const given = (part: Partial<Redeemed> & Pick<Redeemed, 'kind'>): Redeemed => ({
  name: 'It',
  amount: null,
  ticketId: null,
  couponId: null,
  goodsId: null,
  ...part,
});

describe('what a code gave is found', () => {
  test.each([
    ['money in the wallet', given({ kind: 'balance', amount: 2_000 }), 'wallet', {}],
    ['a coupon among the coupons', given({ kind: 'coupon', couponId: 'c1' }), 'coupons', {}],
    ['a ticket on its own screen', given({ kind: 'ticket', ticketId: 't1' }), 'ticket', { id: 't1' }],
    ['a ticket that is not named among the tickets', given({ kind: 'ticket' }), 'tickets', {}],
    [
      'goods where they are ordered, with the coupon that pays for them',
      given({ kind: 'goods', goodsId: 'g1', couponId: 'c1' }),
      'goods',
      { id: 'g1', coupon: 'c1' },
    ],
    ['goods that are not named by the coupon that pays', given({ kind: 'goods', couponId: 'c1' }), 'coupons', {}],
    ['goods without any trace among the orders', given({ kind: 'goods' }), 'orders', {}],
  ])('%s', (_where, redeemed, screen, query) => expect(getRedeemTarget(redeemed)).toMatchObject({ screen, query }));
});
