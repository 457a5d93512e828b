/** Where the thing that a code gave is found. */
import type { Redeemed } from '@/api/schema/ticket';
import type { WordKey } from '@/language';
import type { Query } from '@/domain/query';
import type { Screen } from '@/routes';

export interface Way {
  screen: Screen;
  query: Query;
  word: WordKey;
}

/** The way to what was given; to the list it is in when the shop does not say which one it is. */
export function whereItLeads({ kind, ticketId, goodsId, couponId }: Redeemed): Way {
  const to = (screen: Screen, word: WordKey, query: Query = {}): Way => ({ screen, query, word });
  switch (kind) {
    case 'balance':
      return to('wallet', 'redeem.way.wallet');
    case 'coupon':
      return to('coupons', 'redeem.way.coupons');
    case 'ticket':
      return ticketId ? to('ticket', 'ticket.show', { id: ticketId }) : to('tickets', 'redeem.way.tickets');
    case 'goods':
      if (goodsId) return to('goods', couponId ? 'redeem.way.order' : 'redeem.way.goods', { id: goodsId });
      return couponId ? to('coupons', 'redeem.way.coupons') : to('orders', 'redeem.way.orders');
  }
}
