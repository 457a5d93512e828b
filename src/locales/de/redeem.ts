import type { redeem as en } from '@/locales/en/redeem';
import type { SameMessages } from '@/locales/sameMessages';

export const redeem: SameMessages<typeof en> = {
  'redeem.yours': 'Das hier gehört dir',
  'redeem.got.goodsByCoupon': 'Du hast einen Gutschein für ein Stück bekommen.',
  'redeem.got.deliveryExtra': 'Du hast einen Gutschein für ein Stück bekommen; der Versand kommt dazu.',
};
