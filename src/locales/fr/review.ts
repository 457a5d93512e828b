import type { review as en } from '@/locales/en/review';
import type { SameMessages } from '@/locales/sameMessages';

export const review: SameMessages<typeof en> = {
  'review.title': 'Avis',
  'review.coupons': 'Coupons',
  'review.afterCoupon': '{price} avec « {name} »',
  'review.attributes': 'Caractéristiques',
  'review.alternatives': 'Articles semblables',
  'review.noProduct': 'Aucun article dans ce lien',
  'review.noProductText': 'Il manque au lien l’article à ouvrir. Redemandez-le, ou cherchez l’article ici.',
};
