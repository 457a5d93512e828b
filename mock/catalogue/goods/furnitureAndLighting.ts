/** Furniture and lighting, in the category `home`. */
import { beside, dimension, goods, t, tile, value } from '../builders';
import { h3, p, ul, joinHtml } from '../html';
import type { GoodsSeed } from '../../../shop/catalogue/types';

const categoryId = 'home';
const campaignIds = ['autumn-at-home'];

export const furnitureAndLighting: readonly GoodsSeed[] = [
  goods({
    id: 'slow-evening-sofa',
    categoryId,
    name: t('Slow Evening sofa with reading lamp', '慢晚沙发（附阅读灯）'),
    tagline: t('Deep enough to lie in, with the light already in the right place.', '深得能躺下，灯也已经站对了位置。'),
    description: joinHtml(
      p(
        'A beech frame, springs tied by hand, and cushions of feather over foam, which means soft first and firm then.',
        '榉木框架，手工绑簧，羽绒裹着海绵：先软下去，再稳稳托住。',
      ),
      ul(
        ['Covers come off and go in a cold wash', '布套可拆，30° 机洗'],
        [
          'Two seats 66 inches, three seats 84 inches, seat depth 24 inches',
          '双人 168 厘米，三人 214 厘米，坐深 62 厘米',
        ],
        ['The lamp swings over either shoulder; bulb included', '灯臂可转到任意一侧肩头，含灯泡'],
      ),
      h3('Delivery', '送货'),
      p(
        'Two people carry it to the room you choose and take the packing away. Moss is woven for two seats only.',
        '两位师傅送到你指定的房间，并带走包装。苔绿面料只做双人位。',
      ),
    ),
    gallery: [tile('🛋️', 30), beside('🛋️', 30, '🧍', 110), tile('💡', 45)],
    dimensions: [
      dimension('seats', 'Seats', '座位', value('two', 'Two', '双人'), value('three', 'Three', '三人')),
      dimension(
        'fabric',
        'Fabric',
        '面料',
        value('harbour', 'Harbor', '港湾蓝', '#3d6288'),
        value('oat', 'Oat', '燕麦', '#e0d2bb'),
        value('moss', 'Moss', '苔绿', '#74804f'),
      ),
      dimension('lamp', 'Lamp', '灯位', value('left', 'On the left', '左侧'), value('right', 'On the right', '右侧')),
    ],
    skus: [
      { values: 'two harbour left', price: 119000, originalPrice: 139000, stock: 4, limitPerOrder: 2 },
      { values: 'two harbour right', price: 119000, originalPrice: 139000, stock: 3, limitPerOrder: 2 },
      { values: 'two oat right', price: 119000, originalPrice: 139000, stock: 0, limitPerOrder: 2 },
      { values: 'two moss left', price: 124000, originalPrice: 144000, stock: 2, limitPerOrder: 2 },
      { values: 'three harbour left', price: 149000, originalPrice: 169000, stock: 2, limitPerOrder: 2 },
      { values: 'three harbour right', price: 149000, originalPrice: 169000, stock: 0, limitPerOrder: 2 },
      { values: 'three oat left', price: 149000, originalPrice: 169000, stock: 1, limitPerOrder: 2 },
    ],
    popularity: 80,
    deliveryDays: 14,
    relatedIds: ['evening-bulbs', 'bedsheet-cinema', 'hallway-mirror', 'slow-morning-cup'],
    campaignIds,
  }),
  goods({
    id: 'evening-bulbs',
    categoryId,
    name: t('Evening bulbs, set of three', '傍晚灯泡 · 三只装'),
    tagline: t('The color of six o’clock, at any hour.', '任何钟点，都是傍晚六点的颜色。'),
    description: joinHtml(
      p(
        'They dim from lamplight to candle, and grow warmer as they do, the way a real flame would.',
        '从灯光一路调到烛光，越暗越暖，像真的火苗那样。',
      ),
      ul(
        ['2,700 K down to 1,900 K, no flicker on camera', '色温 2700 K 至 1900 K，镜头下不闪'],
        ['Fits E26 sockets, about 20 years of evenings', 'E27 灯口，大约能用二十年的傍晚'],
      ),
    ),
    gallery: [tile('💡', 45), beside('💡', 45, '📖', 130), tile('🪔', 30)],
    dimensions: [
      dimension(
        'light',
        'Brightness',
        '亮度',
        value('soft', 'Soft, 470 lm', '柔和 470 流明'),
        value('bright', 'Bright, 806 lm', '明亮 806 流明'),
      ),
    ],
    skus: [
      { values: 'soft', price: 2400, stock: 70 },
      { values: 'bright', price: 2700, stock: 41 },
    ],
    popularity: 66,
    shipsToday: true,
    relatedIds: ['slow-evening-sofa', 'long-burning-candle', 'late-chapter-glasses'],
    campaignIds,
  }),
  goods({
    id: 'kitchen-chair-no-4',
    categoryId,
    name: t('Kitchen chair No. 4', '四号餐椅'),
    tagline: t('The chair that guests choose without knowing why.', '客人总会挑中它，却说不出为什么。'),
    description: joinHtml(
      p(
        'Solid wood, pegged and not screwed, with a back that bends exactly where yours does.',
        '全实木，榫接不用螺丝；靠背的弧度，恰好弯在人背弯的地方。',
      ),
      p(
        'Oiled by hand; a rub with a cloth twice a year keeps it as it is. Up to six in one order.',
        '手工上油，一年擦两次就能一直如新。每单最多六把。',
      ),
    ),
    gallery: [tile('🪑', 20), beside('🪑', 20, '🧍', 170)],
    dimensions: [
      dimension(
        'wood',
        'Wood',
        '木料',
        value('walnut', 'Walnut', '胡桃木', '#6b4630'),
        value('oak', 'Oak', '橡木', '#b98a56'),
        value('ash', 'Ash', '白蜡木', '#d9c3a0'),
      ),
    ],
    skus: [
      { values: 'walnut', price: 16400, stock: 12, limitPerOrder: 6 },
      { values: 'oak', price: 14800, stock: 30, limitPerOrder: 6 },
      { values: 'ash', price: 14800, stock: 0, limitPerOrder: 6 },
    ],
    popularity: 54,
    deliveryDays: 5,
    relatedIds: ['sunday-pan', 'evening-bulbs', 'saturday-basket'],
    campaignIds,
  }),
];
