/** The category `cameras`: cameras, film and optical instruments. */
import { beside, dimension, goods, t, tile, value } from '../builders';
import { h3, p, ul, joinHtml } from '../html';
import type { GoodsSeed } from '../../../shop/catalogue/types';

const categoryId = 'cameras';

export const cameras: readonly GoodsSeed[] = [
  goods({
    id: 'field-camera-f2',
    categoryId,
    name: t('Field camera F2', '旷野相机 F2'),
    tagline: t(
      'A dial for light, a dial for time, and a window to look through.',
      '一个转盘管光，一个转盘管时间，还有一扇窗用来看。',
    ),
    description: joinHtml(
      p(
        'The F2 wakes before it reaches your eye. Everything that matters is a wheel on the outside; the menu has a single page.',
        'F2 在你举到眼前之前就已醒来。要紧的都是机身外的转盘，菜单只有一页。',
      ),
      ul(
        ['35 mm f/2 lens, sharp to the corners from f/2.8', '35 毫米 f/2 镜头，收到 f/2.8 四角锐利'],
        ['26 megapixels, or a square of 17', '2600 万像素，可切 1700 万像素方形画幅'],
        ['A shutter you hear only when you want to', '快门声想听才听得到'],
        ['15 oz with battery; 400 pictures a charge', '连电池 420 克，一次充电拍 400 张'],
      ),
      h3('In the box', '盒中有'),
      p(
        'Camera, battery, leather strap, lens cap and a spare for the one you will lose.',
        '相机、电池、皮质背带、镜头盖，外加一个备用的，因为你总会弄丢一个。',
      ),
    ),
    gallery: [tile('📷', 205), beside('📷', 205, '🎞️', 45), tile('🎞️', 175)],
    dimensions: [
      dimension(
        'finish',
        'Finish',
        '机身',
        value('silver', 'Silver', '银色', '#c6cad0'),
        value('black', 'Black', '黑色', '#2a2c30'),
      ),
    ],
    skus: [
      { values: 'silver', price: 38900, originalPrice: 42900, stock: 13, limitPerOrder: 2 },
      { values: 'black', price: 38900, originalPrice: 42900, stock: 0, limitPerOrder: 2 },
    ],
    popularity: 97,
    relatedIds: ['quiet-grain-film', 'day-pack-18', 'weekend-camcorder', 'true-north-compass'],
  }),
  goods({
    id: 'weekend-camcorder',
    categoryId,
    name: t('Weekend camcorder', '周末摄像机'),
    tagline: t('One red button. Birthdays, first steps, dogs at the sea.', '一个红色按钮。生日、学步、海边的狗。'),
    description: joinHtml(
      p(
        'It does one thing and keeps at it for three hours: steady pictures, clear voices, a zoom that does not hunt.',
        '它只做一件事，一口气做三个小时：画面稳，人声清，变焦不拉风箱。',
      ),
      ul(
        ['4K at 30 frames, stabilized in the lens', '4K 30 帧，镜头内防抖'],
        ['A screen that turns to face whoever is talking', '屏幕可翻向说话的人'],
        ['Plays straight to a television by HDMI', 'HDMI 直连电视回放'],
      ),
    ),
    gallery: [tile('📹', 235), beside('📹', 235, '🤳', 110), tile('📺', 235)],
    skus: [{ price: 26900, stock: 17 }],
    popularity: 44,
    relatedIds: ['field-camera-f2', 'little-stage-microphone', 'bedsheet-cinema'],
  }),
  goods({
    id: 'backyard-observatory',
    categoryId,
    name: t('Backyard Observatory telescope', '后院天文台望远镜'),
    tagline: t('Saturn’s rings from the garden, found for you in a minute.', '在自家院子看土星环，一分钟替你找到。'),
    description: joinHtml(
      p(
        'Switch it on, let it look at three stars, and it knows where it stands. Then choose a planet and step up to the eyepiece.',
        '打开电源，让它认三颗星，它就知道自己身在何处。然后选一颗行星，凑近目镜。',
      ),
      ul(
        ['Mirror of <strong>114 mm</strong>, from 45 to 200 times', '<strong>114 毫米</strong>主镜，45 至 200 倍'],
        ['24 lb in all; up in five minutes', '总重 11 公斤，五分钟架好'],
        ['The mount follows the sky, so that children have time to look', '支架随星空转动，孩子们有时间慢慢看'],
      ),
      p(
        'Comes in two boxes with a carrier who brings them to the door. One per order: we build eight a month.',
        '分两箱送货上门。每单限一台，我们一个月只装八台。',
      ),
    ),
    gallery: [tile('🔭', 250), beside('🔭', 250, '🧍', 130), tile('🪐', 250), tile('🌌', 235)],
    skus: [{ price: 124900, stock: 5, limitPerOrder: 1 }],
    popularity: 64,
    addedDaysAgo: 12,
    deliveryDays: 7,
    relatedIds: ['night-walk-torch', 'kitchen-table-microscope', 'field-camera-f2'],
  }),
  goods({
    id: 'quiet-grain-film',
    categoryId,
    name: t('Quiet Grain film, three rolls', '静颗粒胶卷 · 三卷装'),
    tagline: t('Color negative 35 mm with skies that stay in the picture.', '35 毫米彩色负片，天空留得住。'),
    description: joinHtml(
      p(
        'Soft reds, honest greens, and latitude enough for a camera older than you.',
        '红色柔和，绿色诚实，宽容度足够应付比你还老的相机。',
      ),
      p(
        'Process C-41 at any lab. Keep it in the fridge until the month on the box; ISO 800 is rolled at 36 only.',
        '任何冲印店都能冲（C-41）。开用前冷藏至盒上月份；ISO 800 只有 36 张装。',
      ),
    ),
    gallery: [tile('🎞️', 175), beside('🎞️', 175, '📷', 170), tile('📷', 205)],
    dimensions: [
      dimension(
        'speed',
        'Speed',
        '感光度',
        value('100', 'ISO 100', 'ISO 100', 175),
        value('400', 'ISO 400', 'ISO 400', 25),
        value('800', 'ISO 800', 'ISO 800', 265),
      ),
      dimension('frames', 'Frames', '张数', value('24', '24', '24 张'), value('36', '36', '36 张')),
    ],
    skus: [
      { values: '100 24', price: 2700, stock: 44 },
      { values: '100 36', price: 3300, stock: 30 },
      { values: '400 24', price: 2900, stock: 0 },
      { values: '400 36', price: 3500, stock: 52 },
      { values: '800 36', price: 3900, stock: 3, limitPerOrder: 3 },
    ],
    popularity: 50,
    shipsToday: true,
    relatedIds: ['field-camera-f2', 'bedsheet-cinema', 'museum-day'],
  }),
  goods({
    id: 'bedsheet-cinema',
    categoryId,
    name: t(
      'Bedsheet Cinema projector with tripod, felt carrying bag and 33 ft cable',
      '床单影院便携投影仪（含三脚架、毛毡收纳包与十米电源线）',
    ),
    tagline: t('Any white wall, any warm evening.', '有面白墙，有个暖和的晚上，就够了。'),
    description: joinHtml(
      p(
        'It squares the picture by itself, finds the focus by itself, and is quieter than the popcorn.',
        '画面自动校正，焦点自动找准，比爆米花还安静。',
      ),
      ul(
        ['Up to 8 ft wide from 10 ft away', '三米外可投 2.5 米宽'],
        ['700 lumens: curtains by day, nothing by night', '700 流明：白天拉上窗帘，夜里什么都不用'],
        ['Two and a half hours on battery, which is most films', '电池放映两个半小时，够大多数电影'],
      ),
    ),
    gallery: [tile('📽️', 230), beside('📽️', 230, '📚', 80), tile('🍿', 350), tile('🛏️', 230)],
    skus: [{ price: 32900, originalPrice: 39900, stock: 19 }],
    popularity: 76,
    relatedIds: ['windowsill-speaker', 'slow-evening-sofa', 'film-club-pass', 'cinema-night'],
    campaignIds: ['autumn-at-home'],
  }),
  goods({
    id: 'kitchen-table-microscope',
    categoryId,
    name: t('Kitchen Table microscope', '餐桌显微镜'),
    tagline: t('An onion is a city. See for yourself.', '一颗洋葱就是一座城。自己来看。'),
    description: joinHtml(
      p(
        'Metal body, glass lenses and a lamp from above and below. Strong enough for ten-year-olds, exact enough for their parents.',
        '金属机身，玻璃镜片，上下双光源。结实到十岁孩子能用，精确到爸妈也满意。',
      ),
      ul(
        ['40, 100 and 400 times', '40、100、400 倍三档'],
        ['Twelve slides, five of them empty and waiting', '附十二片玻片，其中五片空着等你'],
        ['A clip that holds a phone to the eyepiece', '附手机夹，目镜里的都能拍下来'],
      ),
    ),
    gallery: [tile('🔬', 190), beside('🔬', 190, '🧅', 25), tile('🧅', 190)],
    skus: [{ price: 8900, stock: 26 }],
    popularity: 46,
    relatedIds: ['backyard-observatory', 'slow-rain-jigsaw', 'sunflower-seeds'],
  }),
  goods({
    id: 'night-walk-torch',
    categoryId,
    name: t('Night Walk flashlight', '夜行手电'),
    tagline: t('Warm light first, bright light when you mean it.', '先是暖光，真需要时才亮白。'),
    description: joinHtml(
      p(
        'One press for the path, two for the far end of it. The ring turns the beam from a pool into a pencil.',
        '按一下照脚下，按两下照远处。转动前环，光从一汪收成一束。',
      ),
      p('Charges by USB-C, floats, and hangs from its tail.', 'USB-C 充电，落水会浮，尾部可挂。'),
    ),
    searchTerms: t('camping hiking lamp', '露营 徒步 灯'),
    gallery: [tile('🔦', 50), beside('🔦', 50, '🔑', 45), tile('🌃', 235)],
    skus: [{ price: 2200, stock: 47 }],
    popularity: 35,
    shipsToday: true,
    relatedIds: ['true-north-compass', 'backyard-observatory', 'day-pack-18'],
  }),
];
