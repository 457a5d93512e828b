/** The category `wearables`: watches, glasses and jewellery. */
import { beside, colour, dimension, goods, size, t, tile, value } from '../builders';
import { h3, p, ul, joinHtml } from '../html';
import type { GoodsSeed } from '../../../shop/catalogue/types';

const categoryId = 'wearables';

export const wearables: readonly GoodsSeed[] = [
  goods({
    id: 'orbit-watch',
    categoryId,
    name: t('Orbit watch', '轨道腕表'),
    tagline: t('Two hands, one crown, five years on a battery.', '两根针，一个表冠，一颗电池走五年。'),
    description: joinHtml(
      p(
        'A dial you can read without your glasses, under sapphire glass that keys and door frames have failed to scratch.',
        '不戴眼镜也看得清的表盘，罩着蓝宝石玻璃，钥匙和门框都试过，没能划伤它。',
      ),
      ul(
        ['Swiss quartz, ten seconds a year', '瑞士石英机芯，一年误差不过十秒'],
        ['Good for swimming, 10 bar', '防水 10 巴，可以游泳'],
        ['Straps change without a tool', '换表带不用工具'],
      ),
      h3('Which size?', '选哪个尺寸？'),
      p(
        '38 mm sits well on wrists up to 6.7 inches, 42 mm above. The steel strap is made for 42 mm only.',
        '腕围 17 厘米以内选 38 毫米，以上选 42 毫米。钢表带只配 42 毫米。',
      ),
    ),
    gallery: [tile('⌚', 220), beside('⌚', 220, '🔑', 70)],
    dimensions: [
      dimension('case', 'Case', '表径', value('38', '38 mm', '38 毫米'), value('42', '42 mm', '42 毫米')),
      dimension(
        'strap',
        'Strap',
        '表带',
        value('sky', 'Sky', '天蓝', '#7fb4dc'),
        value('plum', 'Plum', '梅紫', '#7d4f86'),
        value('steel', 'Steel', '精钢', '#a9adb3'),
      ),
    ],
    skus: [
      { values: '38 sky', price: 21900, stock: 16 },
      { values: '38 plum', price: 21900, stock: 0 },
      { values: '42 sky', price: 21900, stock: 21 },
      { values: '42 plum', price: 21900, stock: 10 },
      { values: '42 steel', price: 21900, stock: 5 },
    ],
    popularity: 95,
    relatedIds: ['even-pace-stopwatch', 'tidewater-ring', 'true-north-compass', 'two-nights-suitcase'],
  }),
  goods({
    id: 'golden-hour-sunglasses',
    categoryId,
    name: t('Golden Hour sunglasses', '金色时分太阳镜'),
    tagline: t('For the low sun of four in the afternoon.', '留给下午四点低低的太阳。'),
    description: joinHtml(
      p(
        'Lenses that cut glare from water and windshields but leave the colors of the evening alone.',
        '镜片滤去水面和车窗的眩光，却不动傍晚的颜色。',
      ),
      ul(
        ['Polarized, full UVA and UVB protection', '偏光，完全阻隔 UVA 与 UVB'],
        ['Hinges with five barrels, for people who sit on them', '五节铰链，专为会坐上去的人设计'],
        ['Comes with a cloth that is also the pouch', '附眼镜布，也是收纳袋'],
      ),
    ),
    gallery: [tile('🕶️', 265), beside('🕶️', 265, '📖', 260), tile('🌅', 30)],
    dimensions: [
      dimension(
        'lens',
        'Lens',
        '镜片',
        value('plum', 'Plum', '梅紫', '#7d4f86'),
        value('honey', 'Honey', '蜜色', '#d9a441'),
        value('slate', 'Slate', '板岩灰', '#5b6672'),
      ),
    ],
    skus: [
      { values: 'plum', price: 5800, stock: 33 },
      { values: 'honey', price: 5800, stock: 2 },
      { values: 'slate', price: 5800, stock: 27 },
    ],
    popularity: 67,
    shipsToday: true,
    relatedIds: ['clear-lane-goggles', 'late-chapter-glasses', 'day-pack-18'],
  }),
  goods({
    id: 'late-chapter-glasses',
    categoryId,
    name: t('Late Chapter reading glasses', '末章阅读镜'),
    tagline: t('One pair for the bedside, one for the bag, one to lose.', '床头一副，包里一副，还有一副用来弄丢。'),
    description: joinHtml(
      p(
        'Light frames that stay put when you read lying down, with a coating that sheds fingerprints and lamp glare.',
        '镜框很轻，躺着看书也不滑；镀膜不沾指纹，也不反台灯的光。',
      ),
      p(
        'Not sure of the strength? Hold this page at arm’s length: if it is blurred, begin with <strong>+1.5</strong>.',
        '不确定度数？把这一页举到一臂之外，如果看不清，先从 <strong>+1.5</strong> 试起。',
      ),
    ),
    gallery: [tile('👓', 200), beside('👓', 200, '📖', 260), tile('📖', 200)],
    dimensions: [
      dimension(
        'strength',
        'Strength',
        '度数',
        value('100', '+1.0', '+1.0'),
        value('150', '+1.5', '+1.5'),
        value('200', '+2.0', '+2.0'),
        value('250', '+2.5', '+2.5'),
      ),
      dimension('frame', 'Frame', '镜框', value('ink', 'Ink', '墨色', 200), value('clear', 'Clear', '透明', 30)),
    ],
    skus: [
      { values: '100 ink', price: 3400, stock: 0 },
      { values: '100 clear', price: 3400, stock: 12 },
      { values: '150 ink', price: 3400, stock: 18 },
      { values: '150 clear', price: 3400, stock: 15 },
      { values: '200 ink', price: 3400, stock: 9 },
      { values: '200 clear', price: 3400, stock: 4 },
      { values: '250 ink', price: 3400, stock: 7 },
    ],
    popularity: 48,
    relatedIds: ['golden-hour-sunglasses', 'evening-bulbs', 'hundred-slow-suppers'],
  }),
  goods({
    id: 'even-pace-stopwatch',
    categoryId,
    name: t('Even Pace stopwatch', '匀速秒表'),
    tagline: t('A button you can find with gloves on.', '戴着手套也摸得到的按钮。'),
    description: joinHtml(
      p(
        'Mechanical, wound by hand, and silent when stopped. It times laps, eggs and speeches to a fifth of a second.',
        '机械机芯，手动上弦，停下时毫无声息。计圈、煮蛋、掐演讲，精确到五分之一秒。',
      ),
      p('Runs eight hours on one winding. Comes on a cord of waxed cotton.', '上一次弦走八小时，附蜡棉挂绳。'),
    ),
    gallery: [tile('⏱️', 10), beside('⏱️', 10, '👟', 140), tile('👟', 10)],
    skus: [{ price: 2900, stock: 38 }],
    popularity: 29,
    relatedIds: ['orbit-watch', 'paper-plane-sneakers', 'kind-alarm-clock'],
  }),
  goods({
    id: 'true-north-compass',
    categoryId,
    name: t('True North compass', '正北指南针'),
    tagline: t('Brass, liquid-filled, and never out of signal.', '黄铜外壳，注液表盘，永远有信号。'),
    description: joinHtml(
      p(
        'The needle settles in two seconds and glows until midnight after an afternoon in the sun.',
        '指针两秒归稳；晒一个下午，能亮到半夜。',
      ),
      ul(
        ['Declination is set once, with the small key', '磁偏角用小钥匙调一次即可'],
        ['2 inches across, 3.2 oz, lid with a mirror', '直径 5 厘米，92 克，盖内有镜'],
      ),
    ),
    searchTerms: t('camping hiking', '露营 徒步'),
    gallery: [tile('🧭', 45), beside('🧭', 45, '🗺️', 190), tile('🗺️', 45)],
    skus: [{ price: 4200, stock: 18 }],
    popularity: 38,
    relatedIds: ['night-walk-torch', 'day-pack-18', 'orbit-watch'],
  }),
  goods({
    id: 'tidewater-ring',
    categoryId,
    name: t('Tidewater ring', '潮水戒指'),
    tagline: t(
      'Recycled silver around a blue topaz, set low so that it never catches.',
      '再生银托一颗蓝托帕石，镶得低，不勾衣袖。',
    ),
    description: joinHtml(
      p(
        'Cast and polished by two people in one room. Each stone is its own blue; yours will be near the picture, not equal to it.',
        '同一间屋里的两个人铸造、打磨。每颗石头自有它的蓝，与图相近，却不相同。',
      ),
      ul(
        ['925 silver, stone of 6 mm', '925 银，主石 6 毫米'],
        ['One free change of size within a year', '一年内免费改一次尺寸'],
      ),
    ),
    searchTerms: t('jewelry jewellery', '首饰 珠宝'),
    gallery: [tile('💍', 215), beside('💍', 215, '🍋', 220), tile('💎', 215)],
    dimensions: [
      dimension(
        'size',
        'Ring size',
        '圈号',
        ...['5', '6', '7', '8', '9'].map((number) => value(number, number, `${number} 号`)),
      ),
    ],
    skus: [
      { values: '5', price: 9600, stock: 4, limitPerOrder: 2 },
      { values: '6', price: 9600, stock: 0, limitPerOrder: 2 },
      { values: '7', price: 9600, stock: 8, limitPerOrder: 2 },
      { values: '8', price: 9600, stock: 3, limitPerOrder: 2 },
      { values: '9', price: 10200, stock: 2, limitPerOrder: 2 },
    ],
    popularity: 52,
    addedDaysAgo: 15,
    relatedIds: ['orbit-watch', 'gift-card', 'friday-bouquet'],
  }),
  goods({
    id: 'clear-lane-goggles',
    categoryId,
    name: t('Clear Lane swim goggles', '清泳道泳镜'),
    tagline: t('No fog, no rings around the eyes.', '不起雾，也不在眼周留印。'),
    description: joinHtml(
      p(
        'Soft seals, a nose bridge that adapts by itself, and a coating that survives a year of chlorine.',
        '密封圈柔软，鼻桥自己贴合，防雾镀膜经得住一年的泳池水。',
      ),
      p(
        'Back at the end of the month. Save them and you will see them return.',
        '月底补货。先收藏，回来时一眼就能看到。',
      ),
    ),
    gallery: [tile('🥽', 195)],
    dimensions: [
      size(value('small', 'Small', '小号'), value('regular', 'Regular', '标准')),
      colour(value('lagoon', 'Lagoon', '潟湖蓝')),
    ],
    skus: [
      { values: 'small lagoon', price: 2400, originalPrice: 3200, stock: 0 },
      { values: 'regular lagoon', price: 2400, originalPrice: 3200, stock: 0 },
    ],
    popularity: 58,
    relatedIds: ['golden-hour-sunglasses', 'even-pace-stopwatch', 'four-seasons-umbrella'],
  }),
];
