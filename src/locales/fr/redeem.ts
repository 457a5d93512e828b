import type { redeem as en } from '@/locales/en/redeem';
import type { SameMessages } from '@/locales/sameMessages';

export const redeem: SameMessages<typeof en> = {
  'redeem.yours': 'Il est à vous',
  'redeem.got.goodsByCoupon': 'Nous avons ajouté un coupon pour l’obtenir.',
  'redeem.got.deliveryExtra': 'Nous avons ajouté un coupon pour l’obtenir ; livraison en sus.',
};
