/** The category `audio`: headphones, speakers, recordings and instruments. */
import { beside, colour, dimension, goods, t, tile, value } from '../builders';
import { h3, p, ul, joinHtml } from '../html';
import type { GoodsSeed } from '../../../shop/catalogue/types';

const categoryId = 'audio';

export const audio: readonly GoodsSeed[] = [
  goods({
    id: 'cloud-nine-headphones',
    categoryId,
    name: t('Cloud Nine headphones', '九霄头戴耳机'),
    tagline: t(
      'Forty hours of quiet. Folds flat, charges in the time of a coffee.',
      '四十小时的安静。可以折平，一杯咖啡的工夫就充满。',
    ),
    description: joinHtml(
      p(
        'Soft cushions, a light band, and an off switch for the world: three microphones a side cancel trains, fans and open offices.',
        '耳垫柔软，头梁轻盈，还带一个关掉世界的开关：每侧三支麦克风，消去列车、风扇和开放式办公室的声音。',
      ),
      ul(
        [
          '<strong>40 hours</strong> on one charge, noise canceling included',
          '开着降噪，一次充电可用 <strong>40 小时</strong>',
        ],
        ['Full again in 40 minutes; ten on the cable give ten hours', '40 分钟充满；充十分钟，再听十小时'],
        ['Two devices at once, so that the call finds you', '同时连接两台设备，电话不会错过'],
        ['8 oz, folds to a flat 1.6 inches', '重 228 克，折平后厚 4 厘米'],
      ),
      h3('In the box', '盒中有'),
      p(
        'Headphones, a 3 ft USB-C cable and a 3.5 mm cable. The bundle adds a hard case of pressed felt, made for Blossom only.',
        '耳机、1 米 USB-C 线、3.5 毫米音频线。套装另含一只压毡硬壳收纳盒，仅樱粉色有配。',
      ),
    ),
    searchTerms: t('wireless bluetooth noise cancelling over-ear', '无线 蓝牙 降噪 头戴式'),
    gallery: [tile('🎧', 350), beside('🎧', 350, '💻', 110)],
    dimensions: [
      colour(
        value('blossom', 'Blossom', '樱粉', '#eaa0b6'),
        value('graphite', 'Graphite', '石墨灰', '#4a4f57'),
        value('sage', 'Sage', '鼠尾草绿', '#93a98c'),
      ),
      dimension('bundle', 'Bundle', '套装', value('alone', 'Alone', '单品'), value('case', 'With case', '含收纳盒')),
    ],
    skus: [
      { values: 'blossom alone', price: 12900, originalPrice: 15900, stock: 24 },
      { values: 'blossom case', price: 14300, originalPrice: 17300, stock: 9 },
      { values: 'graphite alone', price: 12900, originalPrice: 15900, stock: 12 },
      { values: 'sage alone', price: 12900, originalPrice: 15900, stock: 0 },
    ],
    popularity: 99,
    shipsToday: true,
    relatedIds: ['windowsill-speaker', 'harbour-radio', 'rain-on-tin-roofs', 'slow-morning-cup'],
  }),
  goods({
    id: 'harbour-radio',
    categoryId,
    name: t('Harbor radio', '港湾收音机'),
    tagline: t(
      'FM, long wave and a handle. Finds the station by feel.',
      '调频、长波，还有一个提手。闭着眼也能拧到那个台。',
    ),
    description: joinHtml(
      p(
        'One large dial that clicks at your five stations, one for the volume, and nothing that asks for an update.',
        '一个大旋钮，拧到你的五个台会“嗒”一声；一个音量钮；没有任何东西要你更新。',
      ),
      ul(
        ['Plugs in, or runs 90 hours on four AA batteries', '插电可用，四节五号电池可听 90 小时'],
        ['Wooden cabinet, 10 × 6 inches, 3 lb', '木质箱体，26 × 15 厘米，1.4 公斤'],
        ['Headphone socket for late matches', '带耳机孔，深夜听球不吵人'],
      ),
    ),
    gallery: [tile('📻', 25), beside('📻', 25, '☕', 45), tile('🎶', 25)],
    dimensions: [
      dimension(
        'finish',
        'Finish',
        '箱体',
        value('ash', 'Ash', '白蜡木', '#d9c3a0'),
        value('walnut', 'Walnut', '胡桃木', '#6b4630'),
      ),
    ],
    skus: [
      { values: 'ash', price: 7900, stock: 310 },
      { values: 'walnut', price: 8900, stock: 440 },
    ],
    popularity: 71,
    relatedIds: ['cloud-nine-headphones', 'windowsill-speaker', 'kind-alarm-clock'],
    campaignIds: ['autumn-at-home'],
  }),
  goods({
    id: 'windowsill-speaker',
    categoryId,
    name: t('Windowsill speaker', '窗台音箱'),
    tagline: t('A full room of sound from something the size of a loaf.', '一条面包大小，声音铺满一间屋。'),
    description: joinHtml(
      p(
        'Made to stand with its back to a window or wall, which it uses to carry the bass.',
        '适合背靠窗户或墙壁摆放，借着它们把低音送出来。',
      ),
      ul(
        ['18 hours on a charge; the handle is the charger', '一次充电 18 小时，提手就是充电座'],
        ['Two of them find each other and become a pair', '两台放在一起，会自动配成一对立体声'],
        ['Rain does not trouble it (IPX5)', '不怕淋雨（IPX5）'],
      ),
    ),
    searchTerms: t('wireless bluetooth waterproof', '无线 蓝牙 防水'),
    gallery: [tile('🔊', 205), beside('🔊', 205, '🪴', 150), tile('🪟', 205)],
    dimensions: [
      colour(
        value('chalk', 'Chalk', '粉笔白', '#f1ede4'),
        value('sky', 'Sky', '天青', '#8fbfe0'),
        value('clay', 'Clay', '陶土红', '#b5694e'),
      ),
    ],
    skus: [
      { values: 'chalk', price: 6400, originalPrice: 7900, stock: 40 },
      { values: 'sky', price: 6400, originalPrice: 7900, stock: 6 },
      { values: 'clay', price: 6400, originalPrice: 7900, stock: 0 },
    ],
    popularity: 83,
    shipsToday: true,
    relatedIds: ['cloud-nine-headphones', 'harbour-radio', 'bedsheet-cinema'],
  }),
  goods({
    id: 'rain-on-tin-roofs',
    categoryId,
    name: t('Rain on Tin Roofs, on CD', '《雨落铁皮屋顶》CD'),
    tagline: t('Seventy-one minutes of weather, recorded in one night.', '七十一分钟的雨，一夜录成。'),
    description: joinHtml(
      p(
        'Three microphones under three roofs, and no music at all. People put it on to sleep, to write and to soothe dogs.',
        '三个屋檐下的三支麦克风，没有一个音符。有人用它入睡，有人用它写作，还有人用它哄狗。',
      ),
      p('The booklet names the roofs, the hours and the wind.', '内页小册记着每一片屋顶、时刻和风向。'),
    ),
    gallery: [tile('💿', 220), beside('💿', 220, '🎧', 150), tile('💧', 205)],
    skus: [{ price: 1600, stock: 85, limitPerOrder: 5 }],
    popularity: 42,
    addedDaysAgo: 19,
    relatedIds: ['cloud-nine-headphones', 'slow-rain-jigsaw', 'four-seasons-umbrella'],
  }),
  goods({
    id: 'little-stage-microphone',
    categoryId,
    name: t('Little Stage microphone', '小舞台麦克风'),
    tagline: t(
      'Makes a kitchen sound like a studio, or at least a smaller kitchen.',
      '让厨房听起来像录音棚，至少像个小一点的厨房。',
    ),
    description: joinHtml(
      p(
        'Plug it in by USB-C and speak. It hears what stands in front of it and politely ignores the dishwasher behind.',
        '插上 USB-C 就能开口。它只听面前的人，对身后的洗碗机礼貌地充耳不闻。',
      ),
      ul(
        ['Mute by touch, with a light that cannot lie', '轻触静音，指示灯说一不二'],
        ['Listen to yourself through its own headphone socket', '自带耳机孔，可以监听自己的声音'],
        ['The arm clamps to tables up to 2 inches thick', '悬臂可夹 5 厘米厚的桌面'],
      ),
    ),
    searchTerms: t('podcast recording', '播客 录音'),
    gallery: [tile('🎙️', 265), beside('🎙️', 265, '💻', 90), tile('🎚️', 265)],
    dimensions: [
      dimension(
        'bundle',
        'Bundle',
        '套装',
        value('alone', 'With stand', '含桌面支架'),
        value('arm', 'With arm', '含悬臂'),
      ),
    ],
    skus: [
      { values: 'alone', price: 9800, stock: 22 },
      { values: 'arm', price: 12600, stock: 8 },
    ],
    popularity: 55,
    relatedIds: ['cloud-nine-headphones', 'corner-keys-piano', 'weekend-camcorder'],
  }),
  goods({
    id: 'corner-keys-piano',
    categoryId,
    name: t('Corner Keys travel piano, 49 keys', '墙角旅行电钢琴 · 49 键'),
    tagline: t('Real weight under the fingers, 8.6 lb on the shoulder.', '指下有真琴的分量，肩上只有 3.9 公斤。'),
    description: joinHtml(
      p(
        'Wooden keys with hammers, four sounds that were worth keeping, and a music stand that is also the lid.',
        '带琴槌的木键，四种值得留下的音色，谱架就是琴盖。',
      ),
      ul(
        ['Nine hours on battery, USB-C and a pedal in the box', '电池可弹 9 小时，附 USB-C 线与延音踏板'],
        ['Two headphone sockets, for teacher and pupil', '两个耳机孔，老师学生各一个'],
      ),
    ),
    gallery: [tile('🎹', 250), beside('🎹', 250, '🪑', 110), tile('🎼', 250)],
    skus: [{ price: 23900, originalPrice: 26900, stock: 11, limitPerOrder: 2 }],
    popularity: 60,
    addedDaysAgo: 9,
    deliveryDays: 4,
    relatedIds: ['little-stage-microphone', 'porch-banjo', 'cloud-nine-headphones'],
  }),
  goods({
    id: 'porch-banjo',
    categoryId,
    name: t('Porch banjo, five strings', '门廊五弦班卓琴'),
    tagline: t('Bright, forgiving, and loud enough for one neighbor.', '明亮、宽容，响亮到刚好一位邻居听见。'),
    description: joinHtml(
      p(
        'Maple rim, rosewood fingerboard, a calfskin-look head that does not mind damp evenings.',
        '枫木琴圈，玫瑰木指板，仿小牛皮鼓面，潮湿的傍晚也不走样。',
      ),
      p(
        'Set up by hand before it leaves us, with a booklet of twelve tunes that begin with one chord.',
        '出门前由师傅手工调好，附十二首小曲的谱子，从一个和弦开始。',
      ),
    ),
    gallery: [tile('🪕', 35), beside('🪕', 35, '🪑', 95), tile('🎶', 35)],
    dimensions: [
      dimension('hand', 'Strung for', '弦序', value('right', 'Right hand', '右手'), value('left', 'Left hand', '左手')),
    ],
    skus: [
      { values: 'right', price: 32500, stock: 7 },
      { values: 'left', price: 32500, stock: 1 },
    ],
    popularity: 33,
    relatedIds: ['corner-keys-piano', 'kitchen-chair-no-4', 'long-way-home-scarf'],
  }),
];
