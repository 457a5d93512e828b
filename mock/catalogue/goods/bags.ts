/** Bags and suitcases, in the category `fashion`. */
import { beside, colour, goods, size, t, tile, value } from '../builders';
import { h3, p, ul, joinHtml } from '../html';
import type { GoodsSeed } from '../../../shop/catalogue/types';

const categoryId = 'fashion';

export const bags: readonly GoodsSeed[] = [
  goods({
    id: 'day-pack-18',
    categoryId,
    name: t('Day pack 18 L', '一日背包 18 升'),
    tagline: t('A laptop, a lunch, a sweater, and a hand free.', '一台电脑，一份午饭，一件毛衣，还腾出一只手。'),
    description: joinHtml(
      p(
        'Opens flat like a suitcase, closes like a lunch bag. The back is stiff where the laptop is and soft where you are.',
        '像行李箱一样摊开，像便当袋一样合上。靠电脑的一面硬挺，靠你的一面柔软。',
      ),
      ul(
        ['Recycled nylon, sealed seams, 1.4 lb', '再生尼龙，压胶缝线，640 克'],
        ['Sleeve for 14 inches, pocket for a 1-quart bottle', '14 英寸电脑夹层，侧袋放得下一升水瓶'],
        ['Repaired free for ten years', '十年免费修补'],
      ),
      h3('Presale', '预售'),
      p(
        'This batch is being sewn now. Order today and it is yours before anybody else’s.',
        '这一批正在缝制。现在下单，先到先得。',
      ),
    ),
    searchTerms: t('hiking school', '徒步 书包'),
    gallery: [tile('🎒', 325), beside('🎒', 325, '📓', 50)],
    dimensions: [
      colour(
        value('raspberry', 'Raspberry', '树莓红', '#b8325e'),
        value('ink', 'Ink', '墨蓝', '#2f3a63'),
        value('fern', 'Fern', '蕨绿', '#4c7a4a'),
      ),
    ],
    skus: [
      { values: 'raspberry', price: 7400, originalPrice: 8900, stock: 80 },
      { values: 'ink', price: 7400, originalPrice: 8900, stock: 60 },
      { values: 'fern', price: 7400, originalPrice: 8900, stock: 0 },
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
    id: 'two-nights-suitcase',
    categoryId,
    name: t('Two Nights suitcase', '两晚行李箱'),
    tagline: t('Rolls without a sound past the night porter.', '夜里从前台滚过，一声不响。'),
    description: joinHtml(
      p(
        'A polycarbonate shell that dents out again, four wheels on rubber, and a lid pocket for what must not crease.',
        '聚碳酸酯箱壳，压凹会弹回；四只胶轮；箱盖夹层放怕皱的衣服。',
      ),
      ul(
        ['Cabin: 22 × 15 × 8 inches, 5.3 lb', '登机款：55 × 38 × 20 厘米，2.4 公斤，34 升'],
        ['Week: 26 × 18 × 11 inches, 7.3 lb', '一周款：66 × 45 × 27 厘米，3.3 公斤，62 升'],
      ),
    ),
    gallery: [tile('🧳', 210), beside('🧳', 210, '👟', 25)],
    dimensions: [
      size(value('cabin', 'Cabin', '登机款'), value('week', 'Week', '一周款')),
      colour(value('fjord', 'Fjord', '峡湾蓝', '#33618a'), value('brick', 'Brick', '砖红', '#a14a38')),
    ],
    skus: [
      { values: 'cabin fjord', price: 16500, originalPrice: 18900, stock: 14 },
      { values: 'cabin brick', price: 16500, originalPrice: 18900, stock: 8 },
      { values: 'week fjord', price: 19500, originalPrice: 22900, stock: 6 },
    ],
    popularity: 56,
    addedDaysAgo: 28,
    relatedIds: ['day-pack-18', 'train-table-chess', 'orbit-watch'],
  }),
];
