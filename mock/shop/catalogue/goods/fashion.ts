/** Goods to go out in. */
import { colour, dimension, goods, size, t, tile, tiles, value } from '../builders';
import { head, p, points, story } from '../story';
import type { GoodsSeed } from '../types';

const categoryId = 'fashion';

export const fashion: readonly GoodsSeed[] = [
  goods({
    id: 'day-pack-18',
    categoryId,
    name: t('Day pack 18 L', '一日背包 18 升'),
    tagline: t('A laptop, a lunch, a jumper, and a hand free.', '一台电脑，一份午饭，一件毛衣，还腾出一只手。'),
    description: story(
      p(
        'Opens flat like a suitcase, closes like a lunch bag. The back is stiff where the laptop is and soft where you are.',
        '像行李箱一样摊开，像便当袋一样合上。靠电脑的一面硬挺，靠你的一面柔软。',
      ),
      points(
        ['Recycled nylon, sealed seams, 640 g', '再生尼龙，压胶缝线，640 克'],
        ['Sleeve for 14 inches, pocket for a one-litre bottle', '14 英寸电脑夹层，侧袋放得下一升水瓶'],
        ['Repaired free for ten years', '十年免费修补'],
      ),
      head('Presale', '预售'),
      p('This batch is being sewn now. Order today and it is yours before anybody else’s.', '这一批正在缝制。现在下单，先到先得。'),
    ),
    gallery: tiles('🎒', 325, 250, 145, 30),
    dimensions: [colour(value('raspberry', 'Raspberry', '树莓红', 325), value('ink', 'Ink', '墨蓝', 250), value('fern', 'Fern', '蕨绿', 145))],
    skus: [
      { of: 'raspberry', price: 7400, was: 8900, stock: 80 },
      { of: 'ink', price: 7400, was: 8900, stock: 60 },
      { of: 'fern', price: 7400, was: 8900, stock: 0 },
    ],
    presale: {
      shipsInDays: 21,
      terms: t(
        'The day pack is sewn to order. You pay now, we ship on the date above, and until then you may cancel at any time for a full refund.',
        '一日背包按订单缝制。现在付款，于上述日期发货；发货前可随时取消，全额退款。',
      ),
    },
    popularity: 94,
    relatedIds: ['two-nights-suitcase', 'true-north-compass', 'four-seasons-umbrella', 'field-camera-f2'],
  }),
  goods({
    id: 'first-frost-coat',
    categoryId,
    name: t('First Frost coat', '初霜大衣'),
    tagline: t('Wool from one valley, cut to be worn over everything.', '一个山谷的羊毛，宽到什么都能套在里面。'),
    description: story(
      p(
        'Boiled wool keeps the wind out without a lining that crackles. Pockets deep enough for gloves and a paperback.',
        '煮羊毛料挡风，不必加会沙沙响的衬里。口袋够深，放得下手套和一本平装书。',
      ),
      p(
        'The cut is generous: take your usual size, or one less if you like it close. Ink is made from S to L.',
        '版型宽松，按平时尺码选；喜欢合身就小一码。墨色只做 S 至 L。',
      ),
    ),
    gallery: tiles('🧥', 28, 220, 350),
    dimensions: [
      colour(value('camel', 'Camel', '驼色', 28), value('ink', 'Ink', '墨色', 220)),
      size(value('xs', 'XS', 'XS'), value('s', 'S', 'S'), value('m', 'M', 'M'), value('l', 'L', 'L'), value('xl', 'XL', 'XL')),
    ],
    skus: [
      { of: 'camel xs', price: 19800, stock: 0 },
      { of: 'camel s', price: 19800, stock: 5 },
      { of: 'camel m', price: 19800, stock: 9 },
      { of: 'camel l', price: 19800, stock: 7 },
      { of: 'camel xl', price: 19800, stock: 2 },
      { of: 'ink s', price: 20800, stock: 3 },
      { of: 'ink m', price: 20800, stock: 0 },
      { of: 'ink l', price: 20800, stock: 4 },
    ],
    popularity: 73,
    relatedIds: ['long-way-home-scarf', 'bicycle-gloves', 'hallway-mirror'],
  }),
  goods({
    id: 'paper-plane-sneakers',
    categoryId,
    name: t('Paper Plane sneakers', '纸飞机运动鞋'),
    tagline: t('190 grams a shoe, and nothing to break in.', '单只 190 克，不用磨合。'),
    description: story(
      p(
        'Knitted in one piece on a sole that rolls. Good for ten kilometres of city or five of running.',
        '鞋面一体织成，鞋底顺势滚动。城里走十公里，或者跑五公里，都合适。',
      ),
      p('Runs true to size. Between two, take the larger: feet grow by evening.', '尺码标准。在两码之间就选大的，脚到傍晚会变大。'),
    ),
    gallery: tiles('👟', 255, 195, 350),
    dimensions: [size(...['36', '37', '38', '39', '40', '41', '42', '43', '44', '45'].map((number) => value(number, `EU ${number}`, `${number} 码`)))],
    skus: [
      { of: '36', price: 9200, stock: 4 },
      { of: '37', price: 9200, stock: 9 },
      { of: '38', price: 9200, stock: 0 },
      { of: '39', price: 9200, stock: 12 },
      { of: '40', price: 9200, stock: 11 },
      { of: '41', price: 9200, stock: 8 },
      { of: '42', price: 9200, stock: 0 },
      { of: '43', price: 9200, stock: 6 },
      { of: '44', price: 9200, stock: 3 },
      { of: '45', price: 9200, stock: 1 },
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
    description: story(
      p('Knitted so that any two are a pair. Losing one has no consequences any more.', '任意两只都能配成一双。从此丢了一只，也不算什么事。'),
      p('80% organic cotton, flat toe seam, washed at 40°.', '80% 有机棉，平骨缝头，40° 水洗。'),
    ),
    gallery: tiles('🧦', 150, 205, 45),
    dimensions: [size(value('3640', 'EU 36–40', '36–40 码'), value('4145', 'EU 41–45', '41–45 码'))],
    skus: [
      { of: '3640', price: 1800, stock: 90 },
      { of: '4145', price: 1800, stock: 74 },
    ],
    popularity: 59,
    shipsToday: true,
    relatedIds: ['paper-plane-sneakers', 'bear-of-few-words', 'bicycle-gloves'],
  }),
  goods({
    id: 'long-way-home-scarf',
    categoryId,
    name: t('Long Way Home scarf', '绕远路围巾'),
    tagline: t('Two metres of lambswool, enough for two on a bench.', '两米长的羔羊毛，长椅上两个人都够围。'),
    description: story(
      p(
        'Woven on a loom from 1958 and brushed with teasels. It does not itch; we asked the ones who always say it does.',
        '用一台 1958 年的织机织成，再以起绒草刷绒。不扎人，我们特地问过那些总说扎的人。',
      ),
      p('The last three of this red. The next dye lot will be close, not equal.', '这一缸红只剩最后三条。下一缸会很像，但不会一样。'),
    ),
    gallery: tiles('🧣', 350, 30),
    skus: [{ price: 4800, stock: 3 }],
    popularity: 49,
    relatedIds: ['first-frost-coat', 'bicycle-gloves', 'slow-morning-cup'],
    campaignIds: ['autumn-at-home'],
  }),
  goods({
    id: 'bicycle-gloves',
    categoryId,
    name: t('Bicycle gloves', '单车手套'),
    tagline: t('Warm at 5°, and they still ring the bell.', '五度天也暖，还按得响车铃。'),
    description: story(
      p('Wind stops at the back of the hand, grip begins at the palm, and two fingertips talk to a phone.', '手背挡风，掌心防滑，两根指尖能点手机。'),
      p('Measure around the palm: S to 18 cm, M to 20, L to 22.', '量掌围选码：S 到 18 厘米，M 到 20，L 到 22。'),
    ),
    gallery: tiles('🧤', 270, 205),
    dimensions: [size(value('s', 'S', 'S'), value('m', 'M', 'M'), value('l', 'L', 'L'))],
    skus: [
      { of: 's', price: 3600, stock: 13 },
      { of: 'm', price: 3600, stock: 0 },
      { of: 'l', price: 3600, stock: 21 },
    ],
    popularity: 36,
    relatedIds: ['first-frost-coat', 'long-way-home-scarf', 'night-walk-torch'],
  }),
  goods({
    id: 'four-seasons-umbrella',
    categoryId,
    name: t('Four Seasons umbrella', '四季伞'),
    tagline: t('Turns inside out and back again, on purpose.', '被吹翻也能翻回来，本就这么设计。'),
    description: story(
      p('Eight fibreglass ribs, a wooden handle, and cloth that is dry after one shake.', '八根玻纤伞骨，木柄，伞布一抖就干。'),
      p(
        'A metre across when open. Left on a train? Quote the number on the handle and the second one costs half.',
        '撑开一米宽。忘在车上了？报出伞柄上的编号，第二把半价。',
      ),
    ),
    gallery: [...tiles('☂️', 265, 205), tile('🌧️', 220)],
    dimensions: [dimension('length', 'Length', '长度', value('long', 'Long', '长柄'), value('folding', 'Folding', '折叠'))],
    skus: [
      { of: 'long', price: 3900, was: 4500, stock: 34 },
      { of: 'folding', price: 3900, was: 4500, stock: 19 },
    ],
    popularity: 45,
    relatedIds: ['first-frost-coat', 'day-pack-18', 'rain-on-tin-roofs'],
  }),
  goods({
    id: 'two-nights-suitcase',
    categoryId,
    name: t('Two Nights suitcase', '两晚行李箱'),
    tagline: t('Rolls without a sound past the night porter.', '夜里从前台滚过，一声不响。'),
    description: story(
      p(
        'A polycarbonate shell that dents out again, four wheels on rubber, and a lid pocket for what must not crease.',
        '聚碳酸酯箱壳，压凹会弹回；四只胶轮；箱盖夹层放怕皱的衣服。',
      ),
      points(
        ['Cabin: 55 × 38 × 20 cm, 2.4 kg, 34 litres', '登机款：55 × 38 × 20 厘米，2.4 公斤，34 升'],
        ['Week: 66 × 45 × 27 cm, 3.3 kg, 62 litres', '一周款：66 × 45 × 27 厘米，3.3 公斤，62 升'],
      ),
    ),
    gallery: tiles('🧳', 210, 12, 145),
    dimensions: [
      size(value('cabin', 'Cabin', '登机款'), value('week', 'Week', '一周款')),
      colour(value('fjord', 'Fjord', '峡湾蓝', 210), value('brick', 'Brick', '砖红', 12)),
    ],
    skus: [
      { of: 'cabin fjord', price: 16500, was: 18900, stock: 14 },
      { of: 'cabin brick', price: 16500, was: 18900, stock: 8 },
      { of: 'week fjord', price: 19500, was: 22900, stock: 6 },
    ],
    popularity: 56,
    addedDaysAgo: 28,
    relatedIds: ['day-pack-18', 'train-table-chess', 'orbit-watch'],
  }),
];
