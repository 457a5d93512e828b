/** Goods for the rooms that one lives in. */
import { colour, dimension, goods, t, tile, tiles, value } from '../builders';
import { head, p, points, story } from '../story';
import type { GoodsSeed } from '../types';

const categoryId = 'home';
const campaignIds = ['autumn-at-home'];

export const home: readonly GoodsSeed[] = [
  goods({
    id: 'slow-evening-sofa',
    categoryId,
    name: t('Slow Evening sofa with reading lamp', '慢晚沙发（附阅读灯）'),
    tagline: t('Deep enough to lie in, with the light already in the right place.', '深得能躺下，灯也已经站对了位置。'),
    description: story(
      p(
        'A beech frame, springs tied by hand, and cushions of feather over foam, which means soft first and firm then.',
        '榉木框架，手工绑簧，羽绒裹着海绵：先软下去，再稳稳托住。',
      ),
      points(
        ['Covers come off and go into the wash at 30°', '布套可拆，30° 机洗'],
        ['Two seats 168 cm, three seats 214 cm, seat depth 62 cm', '双人 168 厘米，三人 214 厘米，坐深 62 厘米'],
        ['The lamp swings over either shoulder; bulb included', '灯臂可转到任意一侧肩头，含灯泡'],
      ),
      head('Delivery', '送货'),
      p(
        'Two people carry it to the room you choose and take the packing away. Moss is woven for two seats only.',
        '两位师傅送到你指定的房间，并带走包装。苔绿面料只做双人位。',
      ),
    ),
    gallery: [tile('🛋️', 30), tile('🛋️', 220), tile('🛋️', 145), tile('💡', 45)],
    dimensions: [
      dimension('seats', 'Seats', '座位', value('two', 'Two', '双人'), value('three', 'Three', '三人')),
      dimension(
        'fabric', 'Fabric', '面料',
        value('harbour', 'Harbour', '港湾蓝', 220),
        value('oat', 'Oat', '燕麦', 30),
        value('moss', 'Moss', '苔绿', 145),
      ),
      dimension('lamp', 'Lamp', '灯位', value('left', 'On the left', '左侧'), value('right', 'On the right', '右侧')),
    ],
    skus: [
      { of: 'two harbour left', price: 119000, was: 139000, stock: 4, limit: 2 },
      { of: 'two harbour right', price: 119000, was: 139000, stock: 3, limit: 2 },
      { of: 'two oat right', price: 119000, was: 139000, stock: 0, limit: 2 },
      { of: 'two moss left', price: 124000, was: 144000, stock: 2, limit: 2 },
      { of: 'three harbour left', price: 149000, was: 169000, stock: 2, limit: 2 },
      { of: 'three harbour right', price: 149000, was: 169000, stock: 0, limit: 2 },
      { of: 'three oat left', price: 149000, was: 169000, stock: 1, limit: 2 },
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
    tagline: t('The colour of six o’clock, at any hour.', '任何钟点，都是傍晚六点的颜色。'),
    description: story(
      p('They dim from lamplight to candle, and grow warmer as they do, the way a real flame would.', '从灯光一路调到烛光，越暗越暖，像真的火苗那样。'),
      points(
        ['2,700 K down to 1,900 K, no flicker on camera', '色温 2700 K 至 1900 K，镜头下不闪'],
        ['E27 socket, about 20 years of evenings', 'E27 灯口，大约能用二十年的傍晚'],
      ),
    ),
    gallery: [...tiles('💡', 45, 25), tile('🪔', 30)],
    dimensions: [
      dimension(
        'light', 'Brightness', '亮度',
        value('soft', 'Soft, 470 lm', '柔和 470 流明'),
        value('bright', 'Bright, 806 lm', '明亮 806 流明'),
      ),
    ],
    skus: [
      { of: 'soft', price: 2400, stock: 70 },
      { of: 'bright', price: 2700, stock: 41 },
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
    description: story(
      p(
        'Solid wood, pegged and not screwed, with a back that bends to the tenth of a centimetre where yours does.',
        '全实木，榫接不用螺丝；靠背的弧度，恰好弯在人背弯的地方。',
      ),
      p('Oiled by hand; a rub with a cloth twice a year keeps it as it is. Up to six in one order.', '手工上油，一年擦两次就能一直如新。每单最多六把。'),
    ),
    gallery: tiles('🪑', 20, 40, 85),
    dimensions: [
      dimension(
        'wood', 'Wood', '木料',
        value('walnut', 'Walnut', '胡桃木', 20),
        value('oak', 'Oak', '橡木', 40),
        value('ash', 'Ash', '白蜡木', 85),
      ),
    ],
    skus: [
      { of: 'walnut', price: 16400, stock: 12, limit: 6 },
      { of: 'oak', price: 14800, stock: 30, limit: 6 },
      { of: 'ash', price: 14800, stock: 0, limit: 6 },
    ],
    popularity: 54,
    deliveryDays: 5,
    relatedIds: ['sunday-pan', 'evening-bulbs', 'saturday-basket'],
    campaignIds,
  }),
  goods({
    id: 'kind-alarm-clock',
    categoryId,
    name: t('Kind alarm clock', '温和闹钟'),
    tagline: t('Two bells that begin as a whisper.', '两只铃，从轻声细语响起。'),
    description: story(
      p('It rings softly for a minute, then as loudly as needed. No screen, no blue light, no news.', '先轻轻响一分钟，再按需要响到多大声。没有屏幕，没有蓝光，也没有新闻。'),
      p('Silent movement, one AA cell a year, a light for the dial that you press with your whole hand.', '静音机芯，一节五号电池用一年；夜里伸手一按，表盘就亮。'),
    ),
    gallery: tiles('⏰', 5, 45, 205),
    dimensions: [colour(value('poppy', 'Poppy', '罂粟红', 5), value('butter', 'Butter', '黄油黄', 45))],
    skus: [
      { of: 'poppy', price: 3800, stock: 25 },
      { of: 'butter', price: 3800, stock: 3 },
    ],
    popularity: 51,
    shipsToday: true,
    relatedIds: ['slow-morning-cup', 'evening-bulbs', 'harbour-radio'],
  }),
  goods({
    id: 'long-burning-candle',
    categoryId,
    name: t('Long-burning candle', '长明蜡烛'),
    tagline: t('Rapeseed wax and a cotton wick, poured this month.', '菜籽蜡配棉芯，当月浇制。'),
    description: story(
      p('Fig smells of the leaf and not of the jam; cedar of the pencil, then of the forest.', '无花果是叶子的味道，不是果酱；雪松先像铅笔，再像森林。'),
      p('Let it melt to the rim on the first evening, and it will burn flat to the end.', '第一晚让它融到杯沿，之后便会一直平平地烧到底。'),
    ),
    gallery: [...tiles('🕯️', 35, 145, 12), tile('🍂', 20)],
    dimensions: [
      dimension(
        'scent', 'Scent', '香气',
        value('none', 'No scent', '无香', 35),
        value('fig', 'Fig leaf', '无花果叶', 145),
        value('cedar', 'Cedar', '雪松', 12),
      ),
      dimension('burns', 'Burns for', '可燃', value('30', '30 hours', '30 小时'), value('60', '60 hours', '60 小时')),
    ],
    skus: [
      { of: 'none 30', price: 1400, stock: 40 },
      { of: 'fig 30', price: 1600, stock: 35 },
      { of: 'fig 60', price: 2600, stock: 18 },
      { of: 'cedar 30', price: 1600, stock: 0 },
      { of: 'cedar 60', price: 2600, stock: 9 },
    ],
    popularity: 72,
    addedDaysAgo: 17,
    relatedIds: ['evening-bulbs', 'slow-morning-cup', 'candlelight-concert'],
    campaignIds,
  }),
  goods({
    id: 'saturday-basket',
    categoryId,
    name: t('Saturday market basket', '周六集市提篮'),
    tagline: t('Holds two loaves, a bunch of leeks and the flowers on top.', '装得下两条面包、一把大葱，上面再搁一束花。'),
    description: story(
      p('Willow, soaked and woven in one go, with a handle that does not creak.', '柳条浸软后一气编成，提手不吱呀。'),
      p('38 × 26 cm, carries nine kilograms. Air it after rain and it outlives the car.', '38 × 26 厘米，承重 9 公斤。淋雨后晾一晾，能比车用得久。'),
    ),
    gallery: [...tiles('🧺', 40, 145), tile('🥖', 40)],
    skus: [{ price: 4400, stock: 16 }],
    popularity: 37,
    relatedIds: ['orchard-honey', 'sunday-pan', 'friday-bouquet'],
  }),
  goods({
    id: 'hallway-mirror',
    categoryId,
    name: t('Hallway mirror', '玄关镜'),
    tagline: t('The last opinion before the door.', '出门前最后一个意见。'),
    description: story(
      p(
        'Bevelled glass in a frame of gilded lime wood, made by a frame-maker who mostly works for museums.',
        '斜边镜面，椴木描金镜框，出自一位多半替博物馆做框的师傅。',
      ),
      p('64 × 48 cm, 4.6 kg, hangs either way; two screws and a paper template are in the box.', '64 × 48 厘米，4.6 公斤，横竖皆可挂；盒内有两颗螺丝和一张定位纸。'),
    ),
    gallery: [...tiles('🪞', 48, 205), tile('🚪', 30)],
    skus: [{ price: 12900, was: 14900, stock: 9, limit: 2 }],
    popularity: 39,
    deliveryDays: 5,
    relatedIds: ['slow-evening-sofa', 'first-frost-coat', 'evening-bulbs'],
  }),
  goods({
    id: 'sunday-pan',
    categoryId,
    name: t('Sunday pan', '周日煎锅'),
    tagline: t('Eggs slide on Monday already.', '买回第二天，煎蛋就滑。'),
    description: story(
      p(
        'Carbon steel, half the weight of cast iron, seasoned three times in our oven so that yours begins where others end.',
        '碳钢锅身，比铸铁轻一半，出厂前已开锅三次，别家的终点是它的起点。',
      ),
      points(
        ['For every hob, induction and campfire included', '各种灶具通用，电磁炉和篝火都行'],
        ['No coating, so nothing to scratch off', '没有涂层，也就没有东西会刮掉'],
      ),
    ),
    gallery: [tile('🍳', 255), tile('🍳', 45), tile('🥚', 35)],
    dimensions: [dimension('width', 'Diameter', '口径', value('24', '24 cm', '24 厘米'), value('28', '28 cm', '28 厘米'))],
    skus: [
      { of: '24', price: 6200, was: 7200, stock: 22 },
      { of: '28', price: 7200, was: 8400, stock: 17 },
    ],
    popularity: 63,
    relatedIds: ['hundred-slow-suppers', 'kitchen-chair-no-4', 'saturday-basket'],
  }),
];
