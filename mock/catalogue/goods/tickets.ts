/** Virtual products that deliver a ticket. */
import { dimension, goods, t, tile, value } from '../builders';
import { p, ul, joinHtml } from '../html';
import type { GoodsSeed } from '../../../shop/catalogue/types';

const showThis = t('Show the code at the counter. Single use.', '在柜台出示此码，仅限使用一次。');
const notForMoney = t('No refund once used.', '使用后不退换现金。');

export const tickets: readonly GoodsSeed[] = [
  goods({
    id: 'cinema-night',
    name: t('Cinema night', '电影之夜'),
    tagline: t('Two seats, any film, any evening this month.', '双人票，任选影片，一个月内任选一晚。'),
    description: joinHtml(
      p(
        'The Lantern has one screen, red chairs and an usher who tells you the running time. Choose the film when you get there.',
        '灯笼影院只有一块银幕、一排排红椅子，和一位会告诉你片长的领座员。到了再挑片。',
      ),
      ul(
        ['Two seats side by side, also at weekends', '两个连座，周末通用'],
        ['Valid for 30 days from today', '自购买起 30 天内有效'],
        ['Be there ten minutes early on Fridays', '周五请早到十分钟'],
      ),
    ),
    searchTerms: t('ticket event', '门票 活动'),
    gallery: [tile('🎟️', 265), tile('🍿', 350), tile('🎬', 220)],
    skus: [{ price: 1200, stock: 180, limitPerOrder: 6 }],
    yields: {
      kind: 'ticket',
      ticket: {
        subtitle: t('Two seats, any film', '双人票，任选影片'),
        place: t('Lantern Cinema', '灯笼影院'),
        validForDays: 30,
        terms: [
          showThis,
          t('Good for every regular showing; not for premieres and festivals.', '适用于所有常规场次，首映与影展除外。'),
          notForMoney,
        ],
      },
    },
    popularity: 91,
    relatedIds: ['film-club-pass', 'bedsheet-cinema', 'big-wheel-after-dark'],
    campaignIds: ['gift-in-a-minute'],
  }),
  goods({
    id: 'candlelight-concert',
    name: t('Chamber concert by candlelight', '烛光室内乐'),
    tagline: t('A quartet, four hundred candles, no microphones.', '一个四重奏，四百支蜡烛，没有麦克风。'),
    description: joinHtml(
      p(
        'Haydn, Ravel and one piece that was finished last month, in a hall where you can hear the bow touch the string.',
        '海顿、拉威尔，还有一首上个月才写完的新作；厅里静得听见弓碰到弦。',
      ),
      p(
        'Saturdays at eight, doors at half past seven. Seventy minutes without an intermission.',
        '每周六晚八点开演，七点半入场；七十分钟，无中场休息。',
      ),
    ),
    searchTerms: t('ticket event', '门票 活动'),
    gallery: [tile('🎻', 20), tile('🕯️', 35)],
    dimensions: [
      dimension(
        'seat',
        'Seat',
        '座位',
        value('balcony', 'Balcony', '楼座'),
        value('stalls', 'Orchestra', '池座'),
        value('first', 'First row', '首排'),
      ),
    ],
    skus: [
      { values: 'balcony', price: 2600, stock: 40, limitPerOrder: 4 },
      { values: 'stalls', price: 3800, stock: 22, limitPerOrder: 4 },
      { values: 'first', price: 5600, stock: 0, limitPerOrder: 4 },
    ],
    yields: {
      kind: 'ticket',
      ticket: {
        subtitle: t('One seat, any Saturday', '单人票，任选周六'),
        place: t('Old Customs Hall', '老海关大厅'),
        validForDays: 90,
        terms: [
          showThis,
          t('Latecomers are let in after the first movement.', '迟到请待第一乐章结束后入场。'),
          notForMoney,
        ],
      },
    },
    popularity: 60,
    addedDaysAgo: 10,
    relatedIds: ['long-burning-candle', 'museum-day', 'cinema-night'],
    campaignIds: ['gift-in-a-minute'],
  }),
  goods({
    id: 'museum-day',
    name: t('Museum day', '美术馆一日'),
    tagline: t('In and out as often as you like, from ten to six.', '十点到六点，随意进出。'),
    description: joinHtml(
      p(
        'All four wings and the print room, where they bring you the drawing you ask for and leave you alone with it.',
        '四个展厅全开，外加版画阅览室：你点哪幅，馆员就取来哪幅，然后留你独自看。',
      ),
      p('Closed on Mondays. Bags go in the cloakroom, sketchbooks do not.', '周一闭馆。包请寄存，速写本可以带进去。'),
    ),
    searchTerms: t('ticket event', '门票 活动'),
    gallery: [tile('🏛️', 215), tile('🖼️', 30)],
    dimensions: [
      dimension(
        'visitor',
        'For',
        '票种',
        value('adult', 'Adult', '成人'),
        value('child', 'Child', '儿童'),
        value('family', 'Family', '家庭'),
      ),
    ],
    skus: [
      { values: 'adult', price: 1600, stock: 250, limitPerOrder: 8 },
      { values: 'child', price: 600, stock: 250, limitPerOrder: 8 },
      { values: 'family', price: 3400, originalPrice: 3800, stock: 90, limitPerOrder: 2 },
    ],
    yields: {
      kind: 'ticket',
      ticket: {
        subtitle: t('One day, all wings', '一日通票，全馆开放'),
        place: t('Museum on the Hill', '山丘美术馆'),
        validForDays: 180,
        terms: [
          showThis,
          t('A family is two adults and up to three children.', '家庭票含两位成人与至多三名儿童。'),
          notForMoney,
        ],
      },
    },
    popularity: 57,
    relatedIds: ['candlelight-concert', 'quiet-grain-film', 'big-wheel-after-dark'],
    campaignIds: ['gift-in-a-minute'],
  }),
  goods({
    id: 'sunrise-balloon',
    name: t('Sunrise balloon ride', '日出热气球'),
    tagline: t(
      'An hour above the vineyards, breakfast where you land.',
      '葡萄园上空一小时，落在哪儿，就在哪儿吃早餐。',
    ),
    description: joinHtml(
      p(
        'We meet in the dark, help to unroll nine hundred pounds of silk, and are at two thousand feet when the sun is.',
        '天黑时集合，一起铺开四百公斤的球囊；太阳升起时，人已在六百米高处。',
      ),
      ul(
        ['Eight in the basket, one of them the pilot', '吊篮八人，含飞行员'],
        ['From 4 ft tall and ten years old; not while pregnant', '身高 1.2 米、年满十岁；孕期请勿参加'],
        ['Too much wind? Another morning is arranged', '风太大就改约另一个清晨'],
      ),
    ),
    searchTerms: t('ticket event', '门票 活动'),
    gallery: [tile('🎈', 5), tile('🌅', 20)],
    skus: [{ price: 18900, originalPrice: 21900, stock: 3, limitPerOrder: 2 }],
    yields: {
      kind: 'ticket',
      ticket: {
        subtitle: t('One place, weather permitting', '单人位，视天气而定'),
        place: t('Vineyard Meadow', '葡萄园草地'),
        validForDays: 365,
        terms: [
          showThis,
          t('Call the evening before to hear whether we fly.', '前一晚请来电确认是否起飞。'),
          notForMoney,
        ],
      },
    },
    popularity: 70,
    addedDaysAgo: 14,
    relatedIds: ['golden-hour-sunglasses', 'big-sky-kite', 'field-camera-f2'],
    campaignIds: ['gift-in-a-minute'],
  }),
  goods({
    id: 'big-wheel-after-dark',
    name: t('Ferris wheel, after dark', '入夜摩天轮'),
    tagline: t('Three slow turns over the lights of the harbor.', '港口灯火之上，慢慢转三圈。'),
    description: joinHtml(
      p(
        'A cabin to yourselves for a quarter of an hour. It stops at the top; that is not a fault.',
        '包下一个座舱，整整一刻钟。到最高处会停一停，那不是故障。',
      ),
      p(
        'Every day from sunset to eleven, also in rain, which is when it is best.',
        '每天日落后开到十一点，下雨也开，而且下雨时最好看。',
      ),
    ),
    searchTerms: t('ticket event', '门票 活动'),
    gallery: [tile('🎡', 325), tile('🌃', 235)],
    skus: [{ price: 800, stock: 320, limitPerOrder: 8 }],
    yields: {
      kind: 'ticket',
      ticket: {
        subtitle: t('One cabin, up to four people', '一个座舱，至多四人'),
        place: t('Harbor Pier 3', '港口三号码头'),
        validForDays: 60,
        terms: [showThis, notForMoney],
      },
    },
    popularity: 63,
    relatedIds: ['cinema-night', 'museum-day', 'sunrise-balloon'],
    campaignIds: ['gift-in-a-minute'],
  }),
];
