/** Clothes, shoes and accessories, in the category `fashion`. */
import { beside, colour, dimension, goods, size, t, tile, value } from '../builders';
import { p, joinHtml } from '../html';
import type { GoodsSeed } from '../../../shop/catalogue/types';

const categoryId = 'fashion';

/** US shoe sizes of men and women, by European size. The shop's region reads the former, Chinese customers the latter. */
const shoeSizes = {
  36: 'M 4 / W 5.5',
  37: 'M 5 / W 6.5',
  38: 'M 5.5 / W 7',
  39: 'M 6.5 / W 8',
  40: 'M 7 / W 8.5',
  41: 'M 8 / W 9.5',
  42: 'M 8.5 / W 10',
  43: 'M 9.5 / W 11',
  44: 'M 10 / W 11.5',
  45: 'M 11 / W 12.5',
};

export const clothing: readonly GoodsSeed[] = [
  goods({
    id: 'first-frost-coat',
    categoryId,
    name: t('First Frost coat', '初霜大衣'),
    tagline: t('Wool from one valley, cut to be worn over everything.', '一个山谷的羊毛，宽到什么都能套在里面。'),
    description: joinHtml(
      p(
        'Boiled wool keeps the wind out without a lining that crackles. Pockets deep enough for gloves and a paperback.',
        '煮羊毛料挡风，不必加会沙沙响的衬里。口袋够深，放得下手套和一本平装书。',
      ),
      p(
        'The cut is generous: take your usual size, or one less if you like it close. Ink is made from S to L.',
        '版型宽松，按平时尺码选；喜欢合身就小一码。墨色只做 S 至 L。',
      ),
    ),
    searchTerms: t('winter', '冬季'),
    gallery: [tile('🧥', 28), beside('🧥', 28, '🧢', 25)],
    dimensions: [
      colour(value('camel', 'Camel', '驼色', '#c19a6b'), value('ink', 'Ink', '墨色', '#2b2f3a')),
      size(
        value('xs', 'XS', 'XS'),
        value('s', 'S', 'S'),
        value('m', 'M', 'M'),
        value('l', 'L', 'L'),
        value('xl', 'XL', 'XL'),
      ),
    ],
    skus: [
      { values: 'camel xs', price: 19800, stock: 0 },
      { values: 'camel s', price: 19800, stock: 5 },
      { values: 'camel m', price: 19800, stock: 9 },
      { values: 'camel l', price: 19800, stock: 7 },
      { values: 'camel xl', price: 19800, stock: 2 },
      { values: 'ink s', price: 20800, stock: 3 },
      { values: 'ink m', price: 20800, stock: 0 },
      { values: 'ink l', price: 20800, stock: 4 },
    ],
    popularity: 73,
    relatedIds: ['long-way-home-scarf', 'bicycle-gloves', 'hallway-mirror'],
  }),
  goods({
    id: 'paper-plane-sneakers',
    categoryId,
    name: t('Paper Plane sneakers', '纸飞机运动鞋'),
    tagline: t('6.7 oz a shoe, and nothing to break in.', '单只 190 克，不用磨合。'),
    description: joinHtml(
      p(
        'Knitted in one piece on a sole that rolls. Good for six miles of city or three of running.',
        '鞋面一体织成，鞋底顺势滚动。城里走十公里，或者跑五公里，都合适。',
      ),
      p(
        'US sizes, men’s and women’s. Runs true to size. Between two, take the larger: feet grow by evening.',
        '尺码标准。在两码之间就选大的，脚到傍晚会变大。',
      ),
    ),
    gallery: [tile('👟', 255), beside('👟', 255, '🧦', 110)],
    dimensions: [size(...Object.entries(shoeSizes).map(([number, us]) => value(number, us, `${number} 码`)))],
    skus: [
      { values: '36', price: 9200, stock: 4 },
      { values: '37', price: 9200, stock: 9 },
      { values: '38', price: 9200, stock: 0 },
      { values: '39', price: 9200, stock: 12 },
      { values: '40', price: 9200, stock: 11 },
      { values: '41', price: 9200, stock: 8 },
      { values: '42', price: 9200, stock: 0 },
      { values: '43', price: 9200, stock: 6 },
      { values: '44', price: 9200, stock: 3 },
      { values: '45', price: 9200, stock: 1 },
    ],
    popularity: 78,
    shipsToday: true,
    relatedIds: ['odd-pair-socks', 'even-pace-stopwatch', 'side-street-board'],
  }),
  goods({
    id: 'odd-pair-socks',
    categoryId,
    name: t('Odd Pair socks, three pairs', '不成双袜子 · 三双装'),
    tagline: t('Six different socks that all go together.', '六只各不相同，怎么配都成双。'),
    description: joinHtml(
      p(
        'Knitted so that any two are a pair. Losing one has no consequences any more.',
        '任意两只都能配成一双。从此丢了一只，也不算什么事。',
      ),
      p('80% organic cotton, flat toe seam, machine wash warm.', '80% 有机棉，平骨缝头，40° 水洗。'),
    ),
    gallery: [tile('🧦', 150), beside('🧦', 150, '👟', 70)],
    dimensions: [
      size(value('3640', 'M 4–7 / W 5.5–8.5', '36–40 码'), value('4145', 'M 8–11 / W 9.5–12.5', '41–45 码')),
    ],
    skus: [
      { values: '3640', price: 1800, stock: 90 },
      { values: '4145', price: 1800, stock: 74 },
    ],
    popularity: 59,
    shipsToday: true,
    relatedIds: ['paper-plane-sneakers', 'bear-of-few-words', 'bicycle-gloves'],
  }),
  goods({
    id: 'long-way-home-scarf',
    categoryId,
    name: t('Long Way Home scarf', '绕远路围巾'),
    tagline: t('Six and a half feet of lambswool, enough for two on a bench.', '两米长的羔羊毛，长椅上两个人都够围。'),
    description: joinHtml(
      p(
        'Woven on a loom from 1958 and brushed with teasels. It does not itch; we asked the ones who always say it does.',
        '用一台 1958 年的织机织成，再以起绒草刷绒。不扎人，我们特地问过那些总说扎的人。',
      ),
      p(
        'The last three of this red. The next dye lot will be close, not equal.',
        '这一缸红只剩最后三条。下一缸会很像，但不会一样。',
      ),
    ),
    searchTerms: t('winter', '冬季'),
    gallery: [tile('🧣', 350), beside('🧣', 350, '🧥', 90)],
    skus: [{ price: 4800, stock: 3 }],
    popularity: 49,
    relatedIds: ['first-frost-coat', 'bicycle-gloves', 'slow-morning-cup'],
    campaignIds: ['autumn-at-home'],
  }),
  goods({
    id: 'bicycle-gloves',
    categoryId,
    name: t('Bicycle gloves', '单车手套'),
    tagline: t('Warm at 40°F, and they still ring the bell.', '五度天也暖，还按得响车铃。'),
    description: joinHtml(
      p(
        'Wind stops at the back of the hand, grip begins at the palm, and two fingertips talk to a phone.',
        '手背挡风，掌心防滑，两根指尖能点手机。',
      ),
      p('Measure around the palm: S to 7 inches, M to 8, L to 8.5.', '量掌围选码：S 到 18 厘米，M 到 20，L 到 22。'),
    ),
    searchTerms: t('winter', '冬季'),
    gallery: [tile('🧤', 270), beside('🧤', 270, '🚲', 260)],
    dimensions: [size(value('s', 'S', 'S'), value('m', 'M', 'M'), value('l', 'L', 'L'))],
    skus: [
      { values: 's', price: 3600, stock: 13 },
      { values: 'm', price: 3600, stock: 0 },
      { values: 'l', price: 3600, stock: 21 },
    ],
    popularity: 36,
    relatedIds: ['first-frost-coat', 'long-way-home-scarf', 'night-walk-torch'],
  }),
  goods({
    id: 'four-seasons-umbrella',
    categoryId,
    name: t('Four Seasons umbrella', '四季伞'),
    tagline: t('Turns inside out and back again, on purpose.', '被吹翻也能翻回来，本就这么设计。'),
    description: joinHtml(
      p(
        'Eight fiberglass ribs, a wooden handle, and cloth that is dry after one shake.',
        '八根玻纤伞骨，木柄，伞布一抖就干。',
      ),
      p(
        'Over three feet across when open. Left on a train? Quote the number on the handle and the second one costs half.',
        '撑开一米宽。忘在车上了？报出伞柄上的编号，第二把半价。',
      ),
    ),
    gallery: [tile('☂️', 265), beside('☂️', 265, '🧍', 130), tile('🌧️', 220)],
    dimensions: [
      dimension('length', 'Length', '长度', value('long', 'Long', '长柄'), value('folding', 'Folding', '折叠')),
    ],
    skus: [
      { values: 'long', price: 3900, originalPrice: 4500, stock: 34 },
      { values: 'folding', price: 3900, originalPrice: 4500, stock: 19 },
    ],
    popularity: 45,
    relatedIds: ['first-frost-coat', 'day-pack-18', 'rain-on-tin-roofs'],
  }),
];
