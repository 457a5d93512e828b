/** The reviews of the small catalogue. */
import type { CatalogueSeed } from '../../shop/catalogue/types';
import { sameText } from '../../shop/text';

const samplePicture = { emoji: '1f375', hue: 30 };

export const smallReviews: CatalogueSeed['reviews'] = {
  cup: {
    distribution: [1, 0, 2, 5, 12],
    list: [
      {
        stars: 5,
        daysAgo: 3,
        author: { en: 'Ada', zh: '阿达' },
        text: { en: 'Warm until the last sip.', zh: '喝到最后一口还是温的。' },
        bought: 'oat',
        photos: [samplePicture, { ...samplePicture, hue: 90 }],
        helpful: 4,
      },
      ...[1, 2, 3].map((at) => ({
        stars: 4 as const,
        daysAgo: 10 + at,
        author: sameText(`Customer ${at}`),
        text: sameText(`Opinion ${at}.`),
        bought: 'moss',
        photos: [],
        helpful: 0,
      })),
    ],
  },
};
