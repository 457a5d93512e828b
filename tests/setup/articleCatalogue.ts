/**
 * The small catalogue with additional content: articles of every kind, a campaign with a coupon, and contact channels.
 */
import type { ArticleSeed, BannerSeed, CampaignSeed, CatalogueSeed } from '../../shop/catalogue/types';
import { smallCatalogue } from '../../mock/testing/smallCatalogue';
import { sameText } from '../../shop/text';

/** An article. By default its title is the id in upper case. */
export const articleOf = (
  id: string,
  more: Partial<Omit<ArticleSeed, 'body'>> & { body?: string } = {},
): ArticleSeed => ({
  id,
  kind: 'help',
  title: sameText(id.toUpperCase()),
  summary: sameText(`About ${id}`),
  publishedDaysAgo: 3,
  ...more,
  body: sameText(more.body ?? `<p>The text of ${id}.</p>`),
});

const hours = { opens: '09:00', closes: '17:00', timeZone: 'UTC' };
const nightHours = { opens: '20:00', closes: '04:00', timeZone: 'UTC' };
const banner: BannerSeed = {
  id: 'b-quiet',
  kicker: sameText('For the ears'),
  title: sameText('A quiet week'),
  action: sameText('Hear more'),
  pictures: [{ emoji: '1f3a7', hue: 210 }],
  hue: 210,
  target: { kind: 'campaign', id: 'quiet' },
};
const campaign: CampaignSeed = {
  id: 'quiet',
  kicker: banner.kicker,
  title: banner.title,
  intro: sameText('Seven days with less noise.'),
  picture: { emoji: '1f3a7', hue: 210 },
  redeemCodes: ['QUIET-10'],
};
const virtualOnly = { ...campaign, id: 'tonight', intro: sameText('Go out.'), redeemCodes: [] };

export const articleCatalogue: CatalogueSeed = {
  ...smallCatalogue,
  shop: {
    ...smallCatalogue.shop,
    phone: '+1 415 555 0170',
    serviceHours: hours,
    channels: [
      {
        id: 'chat',
        kind: 'chat',
        name: sameText('Chat with us'),
        contact: 'https://shop.example/chat',
        code: 'https://shop.example/chat',
        hours,
      },
      {
        id: 'phone',
        kind: 'phone',
        name: sameText('Call us'),
        contact: '+1 415 555 0170',
        code: null,
        hours: nightHours,
      },
      {
        id: 'email',
        kind: 'email',
        name: sameText('Email us'),
        contact: 'hello@shop.example',
        code: null,
        hours: null,
      },
      {
        id: 'trap',
        kind: 'community',
        name: sameText('The circle'),
        contact: 'javascript:alert(1)',
        code: null,
        hours: null,
      },
    ],
  },
  goods: smallCatalogue.goods.map((goods) =>
    goods.id === 'concert' ? { ...goods, campaignIds: ['quiet', 'tonight'] } : goods,
  ),
  banners: [
    banner,
    { ...banner, id: 'b-tonight', title: sameText('Tonight'), target: { kind: 'campaign', id: 'tonight' } },
  ],
  campaigns: [campaign, virtualOnly],
  articles: [
    ...smallCatalogue.articles,
    articleOf('paying'),
    articleOf('telescope', { kind: 'news', title: sameText('One telescope'), publishedDaysAgo: 12 }),
  ],
  redeemCodes: [
    ...smallCatalogue.redeemCodes,
    {
      code: 'QUIET-10',
      name: sameText('sound10'),
      reward: { kind: 'coupon', couponId: 'sound10' },
      untilDay: 30,
      usesLeft: null,
    },
  ],
};
