/** The category `play`: games and toys. */
import { beside, colour, dimension, goods, size, t, tile, value } from '../builders';
import { h3, p, ul, joinHtml } from '../html';
import type { GoodsSeed } from '../../../shop/catalogue/types';

const categoryId = 'play';

export const play: readonly GoodsSeed[] = [
  goods({
    id: 'good-loser-controller',
    categoryId,
    name: t('Good Loser controller', '好输家手柄'),
    tagline: t('Sticks that do not drift, so that there is no excuse.', '摇杆不漂移，输了没借口。'),
    description: joinHtml(
      p(
        'Magnetic sticks without a contact to wear out, triggers with a short and a long way, and a grip that survives a rematch.',
        '磁感摇杆没有会磨损的触点，扳机长短行程可调，握把经得住再来一局。',
      ),
      ul(
        ['Pairs with consoles, computers, phones and televisions', '可连主机、电脑、手机和电视'],
        ['30 hours; plays on while it charges', '续航 30 小时，边充边玩'],
      ),
    ),
    searchTerms: t('wireless bluetooth video game console', '无线 蓝牙 电子游戏 游戏机'),
    gallery: [tile('🎮', 260), beside('🎮', 260, '📺', 260)],
    dimensions: [
      colour(
        value('plum', 'Plum', '梅紫', '#7d4f86'),
        value('rose', 'Rose', '玫红', '#d85a86'),
        value('ice', 'Ice', '冰蓝', '#bfe0ee'),
      ),
    ],
    skus: [
      { values: 'plum', price: 5400, originalPrice: 6400, stock: 36 },
      { values: 'rose', price: 5400, originalPrice: 6400, stock: 15 },
      { values: 'ice', price: 5900, originalPrice: 6900, stock: 8 },
    ],
    popularity: 86,
    shipsToday: true,
    relatedIds: ['coin-op-joystick', 'bedsheet-cinema', 'gift-card'],
  }),
  goods({
    id: 'coin-op-joystick',
    categoryId,
    name: t('Coin-op joystick', '街机摇杆'),
    tagline: t('Eight clicks, one red ball, no coins needed.', '八个方向，一颗红球，不用投币。'),
    description: joinHtml(
      p(
        'The parts come from the people who still repair arcade halls. Heavy enough to stay on the table when it gets close.',
        '零件来自至今还在修街机厅的师傅。够沉，比分咬紧时也不会离开桌面。',
      ),
      p(
        'USB-C and wireless; the plate lifts off with two screws, for those who like to change the springs.',
        'USB-C 与无线双模；两颗螺丝就能掀开面板，喜欢换弹簧的人会懂。',
      ),
    ),
    searchTerms: t('wireless video game console', '无线 电子游戏 游戏机'),
    gallery: [tile('🕹️', 350), beside('🕹️', 350, '📺', 200)],
    skus: [{ price: 6900, stock: 20 }],
    popularity: 47,
    relatedIds: ['good-loser-controller', 'train-table-chess'],
  }),
  goods({
    id: 'slow-rain-jigsaw',
    categoryId,
    name: t('Slow Rain jigsaw', '慢雨拼图'),
    tagline: t('A painted street that takes a whole wet weekend.', '一条画出来的街，够拼一个下雨的周末。'),
    description: joinHtml(
      p(
        'Thick board, linen print, and no two pieces alike. The box holds a sheet of felt, so that the table can be laid for dinner.',
        '板材厚实，亚麻纹印面，没有两片相同。盒里附一张毛毡，吃饭时卷起来就好。',
      ),
      p(
        'A piece missing? Write to us with a photo of the hole, and we cut it for you.',
        '少了一片？拍下那个洞发给我们，补切一片寄给你。',
      ),
    ),
    gallery: [tile('🧩', 110), beside('🧩', 110, '☕', 80), tile('🌧️', 205)],
    dimensions: [
      dimension(
        'motif',
        'Motif',
        '画面',
        value('harbour', 'Harbor', '港口', 205),
        value('orchard', 'Orchard', '果园', 110),
      ),
      dimension(
        'pieces',
        'Pieces',
        '片数',
        value('500', '500', '500 片'),
        value('1000', '1,000', '1000 片'),
        value('2000', '2,000', '2000 片'),
      ),
    ],
    skus: [
      { values: 'harbour 1000', price: 2800, stock: 24 },
      { values: 'harbour 2000', price: 3900, stock: 10 },
      { values: 'orchard 500', price: 2200, stock: 31 },
      { values: 'orchard 1000', price: 2800, stock: 16 },
      { values: 'orchard 2000', price: 3900, stock: 0 },
    ],
    popularity: 62,
    addedDaysAgo: 22,
    relatedIds: ['rain-on-tin-roofs', 'train-table-chess', 'long-burning-candle'],
    campaignIds: ['autumn-at-home'],
  }),
  goods({
    id: 'train-table-chess',
    categoryId,
    name: t('Train Table travel chess', '列车小桌旅行国际象棋'),
    tagline: t('Magnets strong enough for a mountain line.', '磁力足够应付一段山路。'),
    description: joinHtml(
      p(
        'Thirty-two weighted pieces in a folding board the size of a paperback. Closed, it keeps the game exactly as you left it.',
        '三十二枚配重棋子，折叠棋盘只有一本平装书大。合上它，棋局停在你离开的那一步。',
      ),
      p(
        'Boxwood and rosewood, felt underneath, rules in four languages.',
        '黄杨木与玫瑰木，底衬毛毡，附四种语言的规则。',
      ),
    ),
    searchTerms: t('board game', '棋盘游戏'),
    gallery: [tile('♟️', 30), beside('♟️', 30, '☕', 90), tile('🚂', 30)],
    skus: [{ price: 4600, stock: 28 }],
    popularity: 40,
    relatedIds: ['slow-rain-jigsaw', 'two-nights-suitcase', 'coin-op-joystick'],
  }),
  goods({
    id: 'big-sky-kite',
    categoryId,
    name: t('Big Sky kite', '大天空风筝'),
    tagline: t('Flies in a breeze that only just moves leaves.', '树叶刚动的微风里就能飞。'),
    description: joinHtml(
      p(
        'Ripstop cloth on carbon rods, 55 inches across, 130 feet of line on a reel that a child can brake.',
        '防撕裂布配碳纤维骨架，翼展 140 厘米；四十米线，线轮孩子也刹得住。',
      ),
      p('Two spare rods are in the bag, because there are trees.', '袋里备了两根骨架，毕竟世上有树。'),
    ),
    gallery: [tile('🪁', 195), beside('🪁', 195, '🧍', 120), tile('🌤️', 195)],
    skus: [{ price: 3200, stock: 3 }],
    popularity: 34,
    relatedIds: ['side-street-board', 'day-pack-18', 'sunrise-balloon'],
  }),
  goods({
    id: 'bear-of-few-words',
    categoryId,
    name: t('Bear of few words', '寡言小熊'),
    tagline: t('Listens well. Machine-washable, cold.', '善于倾听。可 30° 机洗。'),
    description: joinHtml(
      p(
        'Wool outside, recycled filling inside, stitched eyes that do not come off in a small mouth.',
        '外面是羊毛，里面是再生填充，眼睛是绣上去的，小嘴啃不掉。',
      ),
      p(
        'Tested for newborns and held, on average, by people of thirty-four.',
        '通过新生儿安全测试；据统计，抱着它的人平均三十四岁。',
      ),
    ),
    searchTerms: t('plush teddy', '毛绒 玩偶'),
    gallery: [tile('🧸', 28), beside('🧸', 28, '🪑', 160), tile('🎀', 350)],
    dimensions: [
      size(value('small', 'Small, 11 inches', '小号 28 厘米'), value('big', 'Big, 18 inches', '大号 45 厘米')),
    ],
    skus: [
      { values: 'small', price: 2600, stock: 50 },
      { values: 'big', price: 4400, stock: 12 },
    ],
    popularity: 69,
    shipsToday: true,
    relatedIds: ['gift-card', 'long-way-home-scarf', 'friday-bouquet'],
  }),
  goods({
    id: 'side-street-board',
    categoryId,
    name: t('Side Street skateboard', '小街滑板'),
    tagline: t('Seven layers of maple, set up and ready to roll.', '七层枫木，装好就能上路。'),
    description: joinHtml(
      p(
        'Pressed, drilled and assembled one at a time. Hard wheels for parks and ledges, soft ones for streets with a history.',
        '一块一块压制、打孔、组装。硬轮适合场地和台阶，软轮适合有年头的街道。',
      ),
      h3('Which width?', '选多宽？'),
      ul(
        ['<strong>8.0</strong> for shoes up to US men’s 8', '<strong>8.0</strong> 适合 41 码及以下'],
        ['<strong>8.25</strong> for almost everybody', '<strong>8.25</strong> 适合大多数人'],
        [
          '<strong>8.5</strong> for ramps and large feet, with hard wheels only',
          '<strong>8.5</strong> 适合碗池和大脚，只配硬轮',
        ],
      ),
    ),
    gallery: [tile('🛹', 265), beside('🛹', 265, '👟', 40)],
    dimensions: [
      dimension(
        'width',
        'Width',
        '板宽',
        value('800', '8.0″', '8.0″'),
        value('825', '8.25″', '8.25″'),
        value('850', '8.5″', '8.5″'),
      ),
      dimension('wheels', 'Wheels', '轮子', value('hard', 'Hard', '硬轮'), value('soft', 'Soft', '软轮')),
      dimension(
        'art',
        'Art',
        '板面',
        value('plain', 'Plain plum', '素面梅紫', 265),
        value('comet', 'Comet', '彗星', 350),
      ),
    ],
    skus: [
      { values: '800 hard plain', price: 8800, stock: 6 },
      { values: '800 soft plain', price: 9400, stock: 0 },
      { values: '800 soft comet', price: 9900, stock: 4 },
      { values: '825 hard plain', price: 8800, stock: 11 },
      { values: '825 hard comet', price: 9300, stock: 5 },
      { values: '825 soft plain', price: 9400, stock: 7 },
      { values: '825 soft comet', price: 9900, stock: 0 },
      { values: '850 hard plain', price: 9000, stock: 2 },
    ],
    popularity: 57,
    relatedIds: ['paper-plane-sneakers', 'big-sky-kite', 'day-pack-18'],
  }),
];
