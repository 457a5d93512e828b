import type { review as en } from '@/locales/en/review';
import type { SameMessages } from '@/locales/sameMessages';

export const review: SameMessages<typeof en> = {
  'review.title': 'Bewertungen',
  'review.coupons': 'Gutscheine',
  'review.afterCoupon': '{price} mit „{name}“',
  'review.attributes': 'Eigenschaften',
  'review.alternatives': 'Ähnliche Produkte',
  'review.noProduct': 'In diesem Link fehlt das Produkt',
  'review.noProductText':
    'Der Link verrät nicht, welches Produkt er öffnen soll. Lass ihn dir noch einmal schicken, oder such das Produkt hier.',
};
