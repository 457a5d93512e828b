/** Virtual products that deliver a code: gift cards, top-ups, memberships and e-books. */
import { dimension, goods, t, tile, value } from '../builders';
import { h3, p, ul, joinHtml } from '../html';
import type { GoodsSeed } from '../../../shop/catalogue/types';

const amounts = [10, 25, 50, 100, 200];

export const giftsAndPasses: readonly GoodsSeed[] = [
  goods({
    id: 'gift-card',
    name: t('Gift card', '礼品卡'),
    tagline: t(
      'In one minute, for someone who already has a favorite color.',
      '一分钟送达，送给那个自己会挑颜色的人。',
    ),
    description: joinHtml(
      p(
        'You get a code right after payment. Share it in a message, on paper, or read out over the phone.',
        '付款后立即得到一个兑换码。发消息、写在纸上，或在电话里念出来都行。',
      ),
      h3('How it is used', '怎么用'),
      ul(
        ['Redeemed under Account, it becomes balance at once', '在“我的”里兑换，立刻变成余额'],
        ['Good for two years, for everything in the shop', '两年有效，全店通用'],
        ['Coupons and discount codes do not apply to it', '不可使用优惠券与优惠码购买'],
      ),
    ),
    gallery: [tile('🎁', 350), tile('💌', 350)],
    dimensions: [
      dimension(
        'amount',
        'Amount',
        '面额',
        ...amounts.map((amount) => value(String(amount), `$${amount}`, `$${amount}`)),
      ),
    ],
    skus: amounts.map((amount) => ({
      values: String(amount),
      price: amount * 100,
      stock: 500,
      limitPerOrder: 10,
      faceValue: amount * 100,
    })),
    yields: { kind: 'code', validForDays: 730 },
    popularity: 92,
    relatedIds: ['cinema-night', 'bear-of-few-words', 'friday-bouquet'],
    campaignIds: ['gift-in-a-minute'],
  }),
  goods({
    id: 'phone-top-up',
    name: t('Phone top-up', '话费充值'),
    tagline: t('Minutes and data for any prepaid number.', '任意预付费号码，通话流量都能充。'),
    description: joinHtml(
      p(
        'You receive a sixteen-character voucher that works with all the large carriers of your country.',
        '付款后得到一个十六位充值码，本国主要运营商通用。',
      ),
      p(
        'Enter it in the carrier’s app or menu. It is good for a year and does not expire with the card.',
        '在运营商的应用或菜单里输入即可，一年内有效，与手机卡有效期无关。',
      ),
    ),
    gallery: [tile('📱', 235)],
    dimensions: [
      dimension(
        'amount',
        'Amount',
        '面额',
        value('10', '$10', '$10'),
        value('20', '$20', '$20'),
        value('50', '$50', '$50'),
      ),
    ],
    skus: [
      { values: '10', price: 1000, stock: 300, limitPerOrder: 5 },
      { values: '20', price: 1960, originalPrice: 2000, stock: 300, limitPerOrder: 5 },
      { values: '50', price: 4850, originalPrice: 5000, stock: 0, limitPerOrder: 5 },
    ],
    yields: { kind: 'code', validForDays: 365 },
    popularity: 77,
    relatedIds: ['gift-card', 'film-club-pass'],
  }),
  goods({
    id: 'long-breath-membership',
    name: t('Long Breath yoga membership', '长息瑜伽会员'),
    tagline: t('Sixty classes a week, none of them a competition.', '一周六十节课，没有一节是比赛。'),
    description: joinHtml(
      p(
        'Live and recorded classes from fifteen minutes to ninety, with teachers who remember your bad knee.',
        '直播与回放，从十五分钟到九十分钟；老师们记得你那只不太好的膝盖。',
      ),
      ul(
        ['Pay, and copy the code', '付款，复制兑换码'],
        ['Enter it at longbreath.example; the months begin that day', '在 longbreath.example 输入，从当天起算'],
      ),
      p('It ends by itself. Nothing renews behind your back.', '到期自动结束，绝不悄悄续费。'),
    ),
    gallery: [tile('🧘', 170)],
    dimensions: [
      dimension(
        'term',
        'Term',
        '时长',
        value('1', '1 month', '1 个月'),
        value('3', '3 months', '3 个月'),
        value('12', '12 months', '12 个月'),
      ),
    ],
    skus: [
      { values: '1', price: 1900, stock: 400 },
      { values: '3', price: 4900, originalPrice: 5700, stock: 400 },
      { values: '12', price: 15900, originalPrice: 22800, stock: 400, limitPerOrder: 2 },
    ],
    yields: { kind: 'code', validForDays: 180 },
    popularity: 54,
    addedDaysAgo: 20,
    relatedIds: ['film-club-pass', 'even-pace-stopwatch'],
    campaignIds: ['gift-in-a-minute'],
  }),
  goods({
    id: 'film-club-pass',
    name: t('Film Club at home, membership', '居家电影俱乐部会员'),
    tagline: t('One film a night, chosen by people who have seen them all.', '每晚一部，由看遍了的人替你挑。'),
    description: joinHtml(
      p(
        'No endless shelf: each evening at seven one film opens and stays for a week, with a short talk before it.',
        '没有翻不完的片单：每晚七点上一部，留一周，片前有一段小小的导赏。',
      ),
      p(
        'Two screens at once, subtitles in nine languages, no advertising.',
        '可同时在两块屏幕上看，九种语言字幕，没有广告。',
      ),
    ),
    gallery: [tile('🎬', 220), tile('📺', 25)],
    dimensions: [
      dimension('term', 'Term', '时长', value('1', '1 month', '1 个月'), value('12', '12 months', '12 个月')),
    ],
    skus: [
      { values: '1', price: 800, stock: 600 },
      { values: '12', price: 7900, originalPrice: 9600, stock: 600 },
    ],
    yields: { kind: 'code', validForDays: 180 },
    popularity: 66,
    relatedIds: ['bedsheet-cinema', 'cinema-night', 'gift-card'],
    campaignIds: ['gift-in-a-minute'],
  }),
  goods({
    id: 'hundred-slow-suppers',
    name: t('One Hundred Slow Suppers, e-book', '《一百顿慢晚餐》电子书'),
    tagline: t('Each recipe fits on one page and takes one pan.', '每道菜只占一页，只用一口锅。'),
    description: joinHtml(
      p(
        'Written by a night nurse who cooks at eight in the morning. The photographs were taken before anybody was hungry.',
        '作者是一位夜班护士，早上八点才做晚饭。照片都是趁大家还不饿时拍的。',
      ),
      p('EPUB and PDF, 240 pages, yours to keep on every device.', 'EPUB 与 PDF，240 页，所有设备都能留存。'),
    ),
    gallery: [tile('📖', 200), tile('🍲', 25)],
    skus: [{ price: 900, stock: 999, limitPerOrder: 5 }],
    yields: { kind: 'code', validForDays: 365 },
    popularity: 39,
    addedDaysAgo: 8,
    relatedIds: ['sunday-pan', 'late-chapter-glasses', 'gift-card'],
    campaignIds: ['gift-in-a-minute'],
  }),
];
