/** The banners of the home page and their campaigns. */
import { t, tile } from './builders';
import type { BannerSeed, CampaignSeed } from '../../shop/catalogue/types';

export const banners: readonly BannerSeed[] = [
  {
    id: 'autumn',
    kicker: t('Autumn at home', '秋日居家'),
    title: t('Warm light, slow evenings', '灯暖，夜慢'),
    action: t('See the edit', '看看这一季'),
    pictures: [tile('🛋️', 22), tile('☕', 25), tile('🕯️', 35)],
    hue: 22,
    target: { kind: 'campaign', id: 'autumn-at-home' },
  },
  {
    id: 'gift',
    kicker: t('Gift cards, instantly', '礼品卡，即时到账'),
    title: t('A gift in one minute', '一分钟，送到心意'),
    action: t('Choose a gift', '挑一份'),
    pictures: [tile('🎁', 265), tile('🎟️', 265)],
    hue: 265,
    target: { kind: 'campaign', id: 'gift-in-a-minute' },
  },
  {
    id: 'grow',
    kicker: t('Plants, potted today', '绿植，今日上盆'),
    title: t('Grow something', '种点什么'),
    action: t('See the plants', '去看绿植'),
    pictures: [tile('🪴', 145), tile('🌷', 145)],
    hue: 145,
    target: { kind: 'campaign', id: 'grow-something' },
  },
  {
    id: 'saturn',
    kicker: t('New in cameras', '影像新品'),
    title: t('Saturn, from the garden', '在院子里看土星'),
    action: t('Meet the telescope', '认识这台望远镜'),
    pictures: [tile('🔭', 235), tile('🪐', 235)],
    hue: 235,
    target: { kind: 'goods', id: 'backyard-observatory' },
  },
];

export const campaigns: readonly CampaignSeed[] = [
  {
    id: 'autumn-at-home',
    kicker: t('Autumn at home', '秋日居家'),
    title: t('Warm light, slow evenings', '灯暖，夜慢'),
    intro: t(
      'Lamp season is here. Things for the hours between supper and sleep, and $15 off orders over $100.',
      '点灯的季节到了。为晚饭之后、入睡之前的那几个钟头备下的好物，满 $100 减 $15。',
    ),
    picture: tile('🛋️', 22),
    redeemCodes: ['CAMPAIGN-AUTUMN', 'CAMPAIGN-WARM-HOME'],
  },
  {
    id: 'gift-in-a-minute',
    kicker: t('Gift cards, instantly', '礼品卡，即时到账'),
    title: t('A gift in one minute', '一分钟，送到心意'),
    intro: t(
      'Forgot the birthday? Nobody needs to know. Pay now, and it’s there before the kettle boils.',
      '忘了生日？没人会知道。现在付款，水还没烧开，就到了 TA 手里。',
    ),
    picture: tile('🎁', 265),
    redeemCodes: [],
  },
  {
    id: 'grow-something',
    kicker: t('Plants, potted today', '绿植，今日上盆'),
    title: t('Grow something', '种点什么'),
    intro: t(
      'From a $5 bag of seeds to a palm that fills the corner. They travel warm and arrive upright.',
      '从 $5 一包的种子，到填满墙角的棕榈。保温运输，站着到家。',
    ),
    picture: tile('🪴', 145),
    redeemCodes: ['CAMPAIGN-GREEN'],
  },
];
