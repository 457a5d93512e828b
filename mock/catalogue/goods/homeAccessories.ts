/** Small products for the home, in the category `home`. */
import { beside, colour, dimension, goods, t, tile, value } from '../builders';
import { p, ul, joinHtml } from '../html';
import type { GoodsSeed } from '../../../shop/catalogue/types';

const categoryId = 'home';
const campaignIds = ['autumn-at-home'];

export const homeAccessories: readonly GoodsSeed[] = [
  goods({
    id: 'kind-alarm-clock',
    categoryId,
    name: t('Kind alarm clock', '温和闹钟'),
    tagline: t('Two bells that begin as a whisper.', '两只铃，从轻声细语响起。'),
    description: joinHtml(
      p(
        'It rings softly for a minute, then as loudly as needed. No screen, no blue light, no news.',
        '先轻轻响一分钟，再按需要响到多大声。没有屏幕，没有蓝光，也没有新闻。',
      ),
      p(
        'Silent movement, one AA battery a year, a light for the dial that you press with your whole hand.',
        '静音机芯，一节五号电池用一年；夜里伸手一按，表盘就亮。',
      ),
    ),
    gallery: [tile('⏰', 5), beside('⏰', 5, '📚', 120)],
    dimensions: [colour(value('poppy', 'Poppy', '罂粟红', '#d2422f'), value('butter', 'Butter', '黄油黄', '#f0cf6b'))],
    skus: [
      { values: 'poppy', price: 3800, stock: 25 },
      { values: 'butter', price: 3800, stock: 3 },
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
    description: joinHtml(
      p(
        'Fig smells of the leaf and not of the jam; cedar of the pencil, then of the forest.',
        '无花果是叶子的味道，不是果酱；雪松先像铅笔，再像森林。',
      ),
      p(
        'Let it melt to the rim on the first evening, and it will burn flat to the end.',
        '第一晚让它融到杯沿，之后便会一直平平地烧到底。',
      ),
    ),
    gallery: [tile('🕯️', 35), beside('🕯️', 35, '📖', 90), tile('🍂', 20)],
    dimensions: [
      dimension(
        'scent',
        'Scent',
        '香气',
        value('none', 'No scent', '无香', 35),
        value('fig', 'Fig leaf', '无花果叶', 145),
        value('cedar', 'Cedar', '雪松', 12),
      ),
      dimension('burns', 'Burns for', '可燃', value('30', '30 hours', '30 小时'), value('60', '60 hours', '60 小时')),
    ],
    skus: [
      { values: 'none 30', price: 1400, stock: 40 },
      { values: 'fig 30', price: 1600, stock: 35 },
      { values: 'fig 60', price: 2600, stock: 18 },
      { values: 'cedar 30', price: 1600, stock: 0 },
      { values: 'cedar 60', price: 2600, stock: 9 },
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
    tagline: t(
      'Holds two loaves, a bunch of leeks and the flowers on top.',
      '装得下两条面包、一把大葱，上面再搁一束花。',
    ),
    description: joinHtml(
      p('Willow, soaked and woven in one go, with a handle that does not creak.', '柳条浸软后一气编成，提手不吱呀。'),
      p(
        '15 × 10 inches, carries 20 lb. Air it after rain and it outlives the car.',
        '38 × 26 厘米，承重 9 公斤。淋雨后晾一晾，能比车用得久。',
      ),
    ),
    gallery: [tile('🧺', 40), beside('🧺', 40, '🥖', 110), tile('🥖', 40)],
    skus: [{ price: 4400, stock: 16 }],
    popularity: 37,
    relatedIds: ['orchard-honey', 'sunday-pan', 'friday-bouquet'],
  }),
  goods({
    id: 'hallway-mirror',
    categoryId,
    name: t('Hallway mirror', '玄关镜'),
    tagline: t('The last opinion before the door.', '出门前最后一个意见。'),
    description: joinHtml(
      p(
        'Beveled glass in a frame of gilded lime wood, made by a frame-maker who mostly works for museums.',
        '斜边镜面，椴木描金镜框，出自一位多半替博物馆做框的师傅。',
      ),
      p(
        '25 × 19 inches, 10 lb, hangs either way; two screws and a paper template are in the box.',
        '64 × 48 厘米，4.6 公斤，横竖皆可挂；盒内有两颗螺丝和一张定位纸。',
      ),
    ),
    gallery: [tile('🪞', 48), beside('🪞', 48, '🧍', 130), tile('🚪', 30)],
    skus: [{ price: 12900, originalPrice: 14900, stock: 9, limitPerOrder: 2 }],
    popularity: 39,
    deliveryDays: 5,
    relatedIds: ['slow-evening-sofa', 'first-frost-coat', 'evening-bulbs'],
  }),
  goods({
    id: 'sunday-pan',
    categoryId,
    name: t('Sunday pan', '周日煎锅'),
    tagline: t('Eggs slide on Monday already.', '买回第二天，煎蛋就滑。'),
    description: joinHtml(
      p(
        'Carbon steel, half the weight of cast iron, seasoned three times in our oven so that yours begins where others end.',
        '碳钢锅身，比铸铁轻一半，出厂前已开锅三次，别家的终点是它的起点。',
      ),
      ul(
        ['For every stovetop, induction and campfire included', '各种灶具通用，电磁炉和篝火都行'],
        ['No coating, so nothing to scratch off', '没有涂层，也就没有东西会刮掉'],
      ),
    ),
    gallery: [tile('🍳', 255), beside('🍳', 255, '🥚', 30), tile('🥚', 35)],
    dimensions: [
      dimension('width', 'Diameter', '口径', value('24', '9.5 inches', '24 厘米'), value('28', '11 inches', '28 厘米')),
    ],
    skus: [
      { values: '24', price: 6200, originalPrice: 7200, stock: 22 },
      { values: '28', price: 7200, originalPrice: 8400, stock: 17 },
    ],
    popularity: 63,
    relatedIds: ['hundred-slow-suppers', 'kitchen-chair-no-4', 'saturday-basket'],
  }),
];
