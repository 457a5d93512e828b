/** The category `coffee`: coffee, tea, cups and food. */
import { beside, colour, dimension, goods, t, tile, value } from '../builders';
import { h3, p, ul, joinHtml } from '../html';
import type { GoodsSeed } from '../../../shop/catalogue/types';

const categoryId = 'coffee';

export const coffee: readonly GoodsSeed[] = [
  goods({
    id: 'slow-morning-cup',
    categoryId,
    name: t('Slow Morning cup', '慢晨杯'),
    tagline: t('Thick walls, wide saucer, still warm at the last page.', '杯壁厚，碟子宽，读到最后一页还是温的。'),
    description: joinHtml(
      p(
        'Stoneware, thrown on a wheel and glazed twice. It weighs what a cup should weigh at seven in the morning.',
        '炻器，手工拉坯，上两遍釉。早上七点的杯子，就该是这个分量。',
      ),
      ul(
        ['Holds 8 fl oz: a flat white and a little courage', '容量 240 毫升：一杯澳白，外加一点勇气'],
        ['Saucer with room for two cookies', '杯碟放得下两块饼干'],
        ['Dishwasher and microwave are fine', '可进洗碗机与微波炉'],
      ),
      p(
        'Every piece differs by a shade. We think that is the point.',
        '每一只釉色都差一点点。我们觉得，这正是它的好。',
      ),
    ),
    gallery: [tile('☕', 25), beside('☕', 25, '🥐', 70), tile('🫘', 15)],
    dimensions: [
      colour(
        value('oat', 'Oat', '燕麦', '#e3d3b5'),
        value('moss', 'Moss', '苔绿', '#77834a'),
        value('plum', 'Plum', '梅紫', '#7a4f7d'),
      ),
    ],
    skus: [
      { values: 'oat', price: 1850, stock: 60 },
      { values: 'moss', price: 1850, stock: 3 },
      { values: 'plum', price: 1850, stock: 0 },
    ],
    popularity: 98,
    addedDaysAgo: 6,
    relatedIds: ['weekday-beans', 'two-cup-teapot', 'laboratory-syphon', 'kind-alarm-clock'],
    campaignIds: ['autumn-at-home'],
  }),
  goods({
    id: 'two-cup-teapot',
    categoryId,
    name: t('Two-cup teapot', '两人茶壶'),
    tagline: t('Pours without a drip. We held a competition.', '断水利落。我们专门比过。'),
    description: joinHtml(
      p(
        'Enameled cast iron with a steel basket that lifts out when the tea has had enough.',
        '铸铁珐琅壶身，钢制滤篮，茶到火候就提出来。',
      ),
      p(
        '20 fl oz, warm for an hour. Not for the stove: boil the water elsewhere and let the pot be a pot.',
        '600 毫升，保温一小时。不上炉灶：水在别处烧，壶只管做壶。',
      ),
    ),
    gallery: [tile('🫖', 350), beside('🫖', 350, '☕', 60)],
    dimensions: [
      colour(value('cherry', 'Cherry', '樱桃红', '#b3253b'), value('celadon', 'Celadon', '青瓷', '#9fc2b5')),
    ],
    skus: [
      { values: 'cherry', price: 4200, stock: 18 },
      { values: 'celadon', price: 4600, stock: 7 },
    ],
    popularity: 61,
    relatedIds: ['courtyard-jasmine', 'slow-morning-cup', 'orchard-honey'],
    campaignIds: ['autumn-at-home'],
  }),
  goods({
    id: 'weekday-beans',
    categoryId,
    name: t('Weekday beans', '工作日咖啡豆'),
    tagline: t('Hazelnut, brown sugar, no surprises before nine.', '榛子、红糖，九点以前不给你惊喜。'),
    description: joinHtml(
      p(
        'Two farms, one in Huila and one in Sidama, roasted on Tuesdays and sent the same day.',
        '两座庄园，一座在薇拉，一座在西达摩；每周二烘焙，当天寄出。',
      ),
      h3('Grind', '研磨'),
      ul(
        ['Whole, if you own a grinder', '家里有磨豆机，选原豆'],
        ['Filter, for paper, press and syphon', '手冲、法压、虹吸，选滤泡'],
        ['Espresso, in small bags only, because it fades', '意式只装小袋，因为香气走得快'],
      ),
    ),
    gallery: [tile('🫘', 15), beside('🫘', 15, '☕', 150), tile('☕', 25)],
    dimensions: [
      dimension('weight', 'Weight', '净重', value('250', '9 oz', '250 克'), value('1000', '2.2 lb', '1 千克')),
      dimension(
        'grind',
        'Grind',
        '研磨',
        value('whole', 'Whole', '原豆'),
        value('filter', 'Filter', '滤泡'),
        value('espresso', 'Espresso', '意式'),
      ),
    ],
    skus: [
      { values: '250 whole', price: 1600, stock: 88 },
      { values: '250 filter', price: 1600, stock: 45 },
      { values: '250 espresso', price: 1600, stock: 0 },
      { values: '1000 whole', price: 5200, stock: 26 },
      { values: '1000 filter', price: 5200, stock: 12 },
    ],
    popularity: 84,
    shipsToday: true,
    returnDays: 0,
    relatedIds: ['slow-morning-cup', 'laboratory-syphon', 'sixty-eight-chocolate'],
  }),
  goods({
    id: 'courtyard-jasmine',
    categoryId,
    name: t('Courtyard jasmine tea', '小院茉莉花茶'),
    tagline: t('Green tea that spent five nights beside fresh blossom.', '绿茶与鲜花同眠五夜。'),
    description: joinHtml(
      p(
        'Spring leaves from Fujian, scented five times and sifted clean, so that only the fragrance stays.',
        '福建春茶，五窨一提，花去香留。',
      ),
      p('Water at 185°F, two minutes; the same leaves give three cups.', '85° 水，两分钟出汤；一泡茶，喝三道。'),
    ),
    gallery: [tile('🍵', 85), beside('🍵', 85, '🍪', 60), tile('🌼', 55)],
    dimensions: [
      dimension(
        'form',
        'Form',
        '规格',
        value('bags', '20 bags', '20 袋泡'),
        value('loose', '3.5 oz loose', '散茶 100 克'),
      ),
    ],
    skus: [
      { values: 'bags', price: 1100, stock: 64 },
      { values: 'loose', price: 1500, stock: 33 },
    ],
    popularity: 53,
    shipsToday: true,
    returnDays: 0,
    relatedIds: ['two-cup-teapot', 'orchard-honey', 'slow-morning-cup'],
  }),
  goods({
    id: 'orchard-honey',
    categoryId,
    name: t('Orchard honey', '果园蜂蜜'),
    tagline: t('Apple blossom, one summer, eleven hives.', '苹果花，一个夏天，十一箱蜂。'),
    description: joinHtml(
      p(
        'Spun cold and left alone. It sets in winter, which is how you know that nobody heated it.',
        '冷离心取蜜，不再加工。冬天会结晶，说明没有人加热过它。',
      ),
      p(
        '12 oz in a glass jar; bring five jars back to any of our counters and the sixth is on us.',
        '玻璃罐 340 克；攒五个空罐交回任一柜台，第六罐送你。',
      ),
    ),
    gallery: [tile('🍯', 40), beside('🍯', 40, '🍞', 110), tile('🐝', 50)],
    skus: [{ price: 1400, stock: 52 }],
    popularity: 43,
    returnDays: 0,
    relatedIds: ['two-cup-teapot', 'saturday-basket', 'sixty-eight-chocolate'],
    campaignIds: ['autumn-at-home'],
  }),
  goods({
    id: 'laboratory-syphon',
    categoryId,
    name: t('Laboratory coffee syphon', '实验室虹吸壶'),
    tagline: t('Breakfast with applause.', '一顿有掌声的早餐。'),
    description: joinHtml(
      p(
        'The water climbs, the coffee steeps, the flame goes out, and it all falls back through cloth, clear as tea.',
        '水升上去，粉浸开，火一撤，咖啡穿过滤布落回来，清亮如茶。',
      ),
      ul(
        ['Borosilicate glass for three cups; spare parts for ten years', '高硼硅玻璃，三杯量；配件供应十年'],
        ['Burner, three cloth filters and a bamboo paddle included', '附酒精灯、三片滤布与竹搅棒'],
      ),
    ),
    searchTerms: t('coffee maker brewer', '咖啡机 咖啡器具'),
    gallery: [tile('⚗️', 175), beside('⚗️', 175, '☕', 45), tile('☕', 25)],
    skus: [{ price: 11800, originalPrice: 13800, stock: 10 }],
    popularity: 41,
    relatedIds: ['weekday-beans', 'slow-morning-cup', 'kitchen-table-microscope'],
  }),
  goods({
    id: 'sixty-eight-chocolate',
    categoryId,
    name: t(
      'Sixty-eight percent chocolate with candied orange peel, roasted almonds and sea salt',
      '68% 黑巧克力（糖渍橙皮、烤杏仁与海盐）',
    ),
    tagline: t('Breaks with a snap and keeps for as long as you do not open it.', '掰开一声脆响，不拆封就能一直留着。'),
    description: joinHtml(
      p(
        'Cocoa from Piura, ground for three days by a maker of four people. The salt comes last and you will notice.',
        '皮乌拉的可可豆，一家四人的作坊磨了三天。盐最后才撒，你尝得出来。',
      ),
      p('2.5 oz. Contains almonds; made in a room where milk is used.', '70 克。含杏仁；同一车间加工乳制品。'),
    ),
    gallery: [tile('🍫', 8), beside('🍫', 8, '☕', 75), tile('🍊', 30)],
    skus: [{ price: 900, stock: 140, limitPerOrder: 12 }],
    popularity: 68,
    addedDaysAgo: 3,
    shipsToday: true,
    returnDays: 0,
    relatedIds: ['weekday-beans', 'orchard-honey', 'slow-morning-cup'],
  }),
];
