import type { Redeemed } from '@/api/tickets';
import { getRedeemTarget } from './getRedeemTarget';

const redeemed = (part: Partial<Redeemed> & Pick<Redeemed, 'kind'>): Redeemed => ({
  name: 'It',
  amount: null,
  ticketId: null,
  couponId: null,
  goodsId: null,
  ...part,
});

describe('what a code gave is found', () => {
  test.each([
    ['money in the wallet', redeemed({ kind: 'balance', amount: 2_000 }), 'wallet', {}],
    ['a coupon among the coupons', redeemed({ kind: 'coupon', couponId: 'c1' }), 'coupons', {}],
    ['a ticket on its own screen', redeemed({ kind: 'ticket', ticketId: 't1' }), 'ticket', { id: 't1' }],
    ['a ticket that is not named among the tickets', redeemed({ kind: 'ticket' }), 'tickets', {}],
    [
      'goods where they are ordered, with the coupon that pays for them',
      redeemed({ kind: 'goods', goodsId: 'g1', couponId: 'c1' }),
      'goods',
      { id: 'g1', coupon: 'c1' },
    ],
    ['goods that are not named by the coupon that pays', redeemed({ kind: 'goods', couponId: 'c1' }), 'coupons', {}],
    ['goods without any trace among the orders', redeemed({ kind: 'goods' }), 'orders', {}],
  ])('%s', (_where, redeemed, screen, query) => expect(getRedeemTarget(redeemed)).toMatchObject({ screen, query }));
});
