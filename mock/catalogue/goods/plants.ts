/** The category `plants`: plants, seeds and bulbs. */
import { beside, colour, dimension, goods, size, t, tile, value } from '../builders';
import { h3, p, ul, joinHtml } from '../html';
import type { GoodsSeed } from '../../../shop/catalogue/types';

const categoryId = 'plants';
const campaignIds = ['grow-something'];

export const plants: readonly GoodsSeed[] = [
  goods({
    id: 'desk-monstera',
    categoryId,
    name: t('Desk monstera', '案头龟背竹'),
    tagline: t(
      'A young plant with big plans. First split leaf by spring.',
      '一株年轻的植物，志向不小。开春就会裂出第一片叶。',
    ),
    description: joinHtml(
      p(
        'Raised from a cutting of ours, potted today in terracotta with a saucer.',
        '取自我们自家的枝条，今天上盆，陶盆带托。',
      ),
      h3('Care', '养护'),
      ul(
        ['Light: near a window, out of the midday sun', '光照：靠窗，避开正午直晒'],
        ['Water: when the top inch is dry', '浇水：表土两厘米干了再浇'],
        ['Do not let cats and toddlers chew it', '别让猫和小孩啃咬'],
      ),
      p(
        'If it arrives tired, send a photo within seven days and we send another.',
        '到家时若没精神，七天内发张照片，我们补寄一株。',
      ),
    ),
    searchTerms: t('houseplant indoor', '室内'),
    gallery: [tile('🪴', 145), beside('🪴', 145, '☕', 30), tile('🌱', 145)],
    skus: [{ price: 2600, stock: 3 }],
    popularity: 96,
    returnDays: 7,
    relatedIds: ['patient-cactus', 'parlour-palm', 'sunflower-seeds', 'slow-morning-cup'],
    campaignIds,
  }),
  goods({
    id: 'patient-cactus',
    categoryId,
    name: t('Patient cactus', '耐心仙人掌'),
    tagline: t('Water it on the first of the month and otherwise admire it.', '每月一号浇水，其余时间欣赏就好。'),
    description: joinHtml(
      p(
        'Eight years old, 9 inches tall, and in no hurry. Puts out one arm every decade or so.',
        '八岁，高 22 厘米，不着急。大约十年才伸出一只手臂。',
      ),
      p(
        'Wants your sunniest sill and forgives a forgotten summer. Packed in a collar of straw, so that nobody is pricked.',
        '放在家里最晒的窗台；忘了它一个夏天也没关系。用稻草围好再装箱，不扎手。',
      ),
    ),
    searchTerms: t('houseplant succulent', '室内 多肉'),
    gallery: [tile('🌵', 130), beside('🌵', 130, '☕', 60)],
    dimensions: [dimension('pot', 'Pot', '花盆', value('clay', 'Clay', '陶土', 12), value('sand', 'Sand', '沙色', 45))],
    skus: [
      { values: 'clay', price: 1900, stock: 24 },
      { values: 'sand', price: 1900, stock: 13 },
    ],
    popularity: 65,
    returnDays: 7,
    relatedIds: ['desk-monstera', 'sunflower-seeds', 'parlour-palm'],
    campaignIds,
  }),
  goods({
    id: 'sunflower-seeds',
    categoryId,
    name: t('Giant sunflower seeds', '巨型向日葵种子'),
    tagline: t('Ten feet by August, if the snails agree.', '蜗牛不反对的话，八月能长到三米。'),
    description: joinHtml(
      p(
        'Forty seeds from last year’s tallest row. Sow from April, a finger deep and a step apart.',
        '四十粒，采自去年最高的那一行。四月起播，一指深，一步远。',
      ),
      p('Leave the heads standing in autumn: the finches have waited, too.', '秋天把花盘留着，雀鸟也等了一整年。'),
    ),
    gallery: [tile('🌻', 48), beside('🌻', 48, '🧤', 80), tile('🐦', 195)],
    skus: [{ price: 500, stock: 210 }],
    popularity: 40,
    shipsToday: true,
    relatedIds: ['tulip-bulbs', 'desk-monstera', 'kitchen-table-microscope'],
    campaignIds,
  }),
  goods({
    id: 'tulip-bulbs',
    categoryId,
    name: t('Tulip bulbs, twenty', '郁金香种球 · 二十颗'),
    tagline: t('Dug up, dried, and sent when it is time to plant them.', '起球、晾干，到了该种的时候寄给你。'),
    description: joinHtml(
      p(
        'Large bulbs from one grower, three kinds that open one after another and keep a bed in flower for six weeks.',
        '同一家花农的大球，三个品种次第开放，一畦花能开六周。',
      ),
      p(
        'They ship in the first cold week. Plant at once, twice as deep as the bulb is tall.',
        '入冬第一个冷周发货。到手即种，埋深是球高的两倍。',
      ),
    ),
    gallery: [tile('🌷', 325), beside('🌷', 325, '🧤', 50)],
    dimensions: [
      colour(
        value('blush', 'Blush', '胭脂', '#e9a3b0'),
        value('flame', 'Flame', '火焰', '#e0562d'),
        value('mixed', 'Mixed', '混色', 45),
      ),
    ],
    skus: [
      { values: 'blush', price: 1700, originalPrice: 2200, stock: 48 },
      { values: 'flame', price: 1700, originalPrice: 2200, stock: 0 },
      { values: 'mixed', price: 1700, originalPrice: 2200, stock: 66 },
    ],
    presale: {
      shipsInDays: 12,
      terms: t(
        'Bulbs ship when the ground is cold enough, on the date above. You pay now and may cancel until then for a full refund.',
        '等地温够低，种球于上述日期寄出。现在付款；寄出前可随时取消，全额退款。',
      ),
    },
    popularity: 46,
    returnDays: 0,
    relatedIds: ['sunflower-seeds', 'friday-bouquet', 'desk-monstera'],
    campaignIds,
  }),
  goods({
    id: 'parlour-palm',
    categoryId,
    name: t('Parlor palm', '客厅棕榈'),
    tagline: t('Likes shade, company and being talked to.', '喜阴，喜热闹，喜欢有人跟它说话。'),
    description: joinHtml(
      p(
        'It asks for little light and gives back the air of a better hotel. Safe for cats, children and absent-minded owners.',
        '要的光不多，还你一屋子好酒店的空气。对猫、孩子和健忘的主人都安全。',
      ),
      ul(
        ['Small 16 inches, for a shelf', '小株 40 厘米，放架子上'],
        ['Medium 32 inches, for a corner', '中株 80 厘米，放墙角'],
        ['Large 5 feet, for a statement', '大株 150 厘米，一株就够'],
      ),
    ),
    searchTerms: t('houseplant indoor', '室内'),
    gallery: [tile('🌴', 155), beside('🌴', 155, '🪑', 70)],
    dimensions: [size(value('s', 'Small', '小株'), value('m', 'Medium', '中株'), value('l', 'Large', '大株'))],
    skus: [
      { values: 's', price: 2400, stock: 30 },
      { values: 'm', price: 5800, stock: 9 },
      { values: 'l', price: 11900, stock: 1, limitPerOrder: 1 },
    ],
    popularity: 48,
    deliveryDays: 4,
    returnDays: 7,
    relatedIds: ['desk-monstera', 'kitchen-chair-no-4', 'patient-cactus'],
    campaignIds,
  }),
  goods({
    id: 'friday-bouquet',
    categoryId,
    name: t('Friday bouquet', '周五花束'),
    tagline: t('Whatever was best at the market this morning.', '今早花市上最好的那几样。'),
    description: joinHtml(
      p(
        'Cut before sunrise, tied by nine, at your door tomorrow with its feet in water.',
        '日出前剪下，九点前扎好，明天带着水送到门口。',
      ),
      p(
        'We choose the flowers and promise a week in the vase. A card with your own words goes with it: write them in the note.',
        '花由我们挑，保证瓶插一周。附一张手写卡片，想说的话写在订单备注里。',
      ),
    ),
    gallery: [tile('💐', 340), beside('💐', 340, '☕', 40), tile('💌', 350)],
    dimensions: [size(value('posy', 'Posy', '小束'), value('full', 'Full', '标准束'), value('grand', 'Grand', '大束'))],
    skus: [
      { values: 'posy', price: 2900, stock: 25 },
      { values: 'full', price: 3900, stock: 18 },
      { values: 'grand', price: 6400, stock: 0 },
    ],
    popularity: 74,
    shipsToday: true,
    deliveryDays: 1,
    returnDays: 0,
    relatedIds: ['gift-card', 'orchard-honey', 'bear-of-few-words'],
  }),
  goods({
    id: 'bowl-lotus',
    categoryId,
    name: t('Bowl lotus', '碗莲'),
    tagline: t('A pond for a balcony, in a 12-inch bowl.', '一只三十厘米的碗，就是阳台上的一方池塘。'),
    description: joinHtml(
      p(
        'One rhizome that is awake, clay to set it in, and a page of patience. Flowers in its first summer.',
        '一节醒着的藕种，一包塘泥，一页关于耐心的说明。当年夏天就开花。',
      ),
      p(
        'The ponds sleep until March. Save it, and you will see when it is back.',
        '池塘要睡到三月。先收藏，回来时一看便知。',
      ),
    ),
    gallery: [tile('🪷', 325), beside('🪷', 325, '🐟', 40), tile('💧', 195)],
    skus: [{ price: 3400, stock: 0 }],
    popularity: 47,
    relatedIds: ['desk-monstera', 'tulip-bulbs', 'sunflower-seeds'],
    campaignIds,
  }),
];
