/** Where the redeemed thing is found. */
import type { Redeemed } from '@/api/tickets';
import type { MessageKey } from '@/lib/i18n';
import type { Query } from '@/lib/searchParams';
import { isScreenOn, type Screen } from '@/lib/routes';

export interface RedeemTarget {
  screen: Screen;
  query: Query;
  labelKey: MessageKey;
}

/** The URL of the redeemed thing; the list that contains it when the API does not name it. Home when the shop has no such page. */
export function getRedeemTarget({ kind, ticketId, goodsId, couponId }: Redeemed): RedeemTarget {
  const home: RedeemTarget = { screen: 'home', query: {}, labelKey: 'problem.home' };
  const to = (screen: Screen, labelKey: MessageKey, query: Query = {}): RedeemTarget =>
    isScreenOn(screen) ? { screen, query, labelKey } : home;
  switch (kind) {
    case 'balance':
      return to('wallet', 'redeem.way.wallet');
    case 'coupon':
      return to('coupons', 'redeem.way.coupons');
    case 'ticket':
      return ticketId ? to('ticket', 'ticket.show', { id: ticketId }) : to('tickets', 'redeem.way.tickets');
    case 'goods':
      if (goodsId && couponId) return to('goods', 'redeem.way.order', { id: goodsId, coupon: couponId });
      if (goodsId) return to('goods', 'redeem.way.goods', { id: goodsId });
      return couponId ? to('coupons', 'redeem.way.coupons') : to('orders', 'redeem.way.orders');
  }
}
