/** Reviews of things for the home: furniture, coffee, plants and gifts. */
import { tile } from '../builders';
import type { ReviewsSeed } from '../../../shop/catalogue/reviewTypes';
import { review } from './build';

export const homeReviews: Readonly<Record<string, ReviewsSeed>> = {
  'slow-morning-cup': {
    distribution: [1, 2, 9, 41, 159],
    list: [
      review(
        5,
        4,
        ['Clara B.', '小鹿'],
        'Keeps coffee warm exactly as long as the newspaper lasts. The glaze is different on every cup; mine has a freckle.',
        '看完一份报纸的时间，咖啡刚好还是温的。每只釉色都不一样，我这只有颗小雀斑。',
        { bought: 'oat', photos: [tile('☕', 25), tile('☕', 85)], helpful: 36 },
      ),
      review(
        5,
        10,
        ['Sam D.', '阿木'],
        'Bought one, then three more, because the first one kept being taken.',
        '先买了一只，后来又买了三只，因为第一只老被人拿走。',
        { bought: 'moss', helpful: 22 },
      ),
      review(
        4,
        19,
        ['Leah G.', '温故'],
        'Lovely in the hand. Smaller than I thought: 8 oz is a polite coffee, not a big one.',
        '手感很好。比想象的小，240 毫升，是一杯客气的咖啡，不是一大杯。',
        { bought: 'oat', helpful: 17 },
      ),
      review(
        5,
        37,
        ['Viktor M.', '半夏'],
        'Dishwasher twice a week for half a year, still looks new.',
        '每周进两次洗碗机，半年了还像新的。',
        { bought: 'plum', photos: [tile('☕', 265)], helpful: 9 },
      ),
      review(
        3,
        58,
        ['Nora E.', '顾北'],
        'One of two arrived with a chip. They sent a new one in two days, no questions, so three stars for the box and five for the people.',
        '两只里有一只杯沿磕了。两天就补寄了新的，什么也没问。包装三星，服务五星。',
        { bought: 'moss', helpful: 13 },
      ),
    ],
  },
  'weekday-beans': {
    distribution: [0, 1, 3, 16, 52],
    list: [
      review(
        5,
        5,
        ['Anton R.', '林深'],
        'Roasted four days before it reached me. Chocolate first, a little orange after. Monday is nearly all right.',
        '到手时烘焙才四天。先是巧克力，后面有一点橙子味。周一都没那么难熬了。',
        { bought: '250 whole', photos: [tile('🫘', 15)], helpful: 14 },
      ),
      review(
        4,
        24,
        ['Grace L.', '阿米'],
        'Very good as filter. The 2.2 lb bag needs a better clip.',
        '做滤泡很好喝。一公斤装的封口夹可以再结实点。',
        { bought: '1000 filter', helpful: 6 },
      ),
    ],
  },
  'two-cup-teapot': {
    distribution: [0, 1, 1, 6, 17],
    list: [
      review(
        5,
        20,
        ['Mei C.', '岁岁'],
        'Pours without a single drip. I did not know that was possible.',
        '倒茶一滴都不漏。原来真有这样的壶。',
        { bought: 'celadon', photos: [tile('🫖', 195)], helpful: 18 },
      ),
      review(
        2,
        66,
        ['Rob H.', '石头'],
        'Pretty, but two small cups, not two mugs. Measure before you buy.',
        '好看，但只够两小杯，不是两马克杯。买之前先量一量。',
        { bought: 'cherry', helpful: 12 },
      ),
    ],
  },
  'slow-evening-sofa': {
    distribution: [1, 0, 1, 4, 15],
    list: [
      review(
        5,
        28,
        ['Ingrid & Paul', '一一和阿诚'],
        'Delivered on the day they named, by two people who took their shoes off. The lamp is in the right place, which is the whole idea.',
        '说哪天送就哪天送，两位师傅进门还换了鞋。灯的位置正正好，这就是它的意义。',
        { bought: 'two harbour left', photos: [tile('🛋️', 220), tile('💡', 45)], helpful: 29 },
      ),
      review(
        1,
        74,
        ['Carl W.', '严明'],
        'The blue is darker than on my screen and one foot was shorter than the others. A new foot came within a week, the color of course did not change.',
        '蓝色比屏幕上深，有一只沙发脚短一截。一周内补寄了脚，颜色当然没办法。',
        { bought: 'three harbour left', helpful: 31 },
      ),
    ],
  },
  'kitchen-chair-no-4': {
    distribution: [0, 0, 1, 3, 9],
    list: [
      review(
        5,
        44,
        ['Dora P.', '木木'],
        'Four of them, put together in half an hour with the little key. None of them wobbles.',
        '买了四把，用附的小扳手半小时装好。没有一把晃。',
        { bought: 'oak', photos: [tile('🪑', 40)], helpful: 10 },
      ),
    ],
  },
  'long-burning-candle': {
    distribution: [1, 0, 4, 14, 38],
    list: [
      review(
        5,
        15,
        ['Amelie J.', '晚晴'],
        'Fig leaf smells like a garden after rain, not like perfume. Burned for 57 hours; I counted, more or less.',
        '无花果叶像雨后的院子，不像香水。点了大约 57 个小时，我真的数了。',
        { bought: 'fig 60', photos: [tile('🕯️', 145)], helpful: 20 },
      ),
      review(
        1,
        49,
        ['Hugo S.', '阿飞'],
        'Mine tunneled down the middle. Turns out you should let it melt to the edge the first time. I wish the box said so in bigger letters.',
        '我那支中间烧出一个洞。后来才知道第一次要烧到蜡面全化。盒子上的提示字该印大一点。',
        { bought: 'cedar 60', helpful: 44 },
      ),
    ],
  },
  'sunday-pan': {
    distribution: [0, 1, 2, 9, 24],
    list: [
      review(
        5,
        22,
        ['Pedro A.', '老马'],
        'Heavy in the right way. Pancakes let go by themselves after the third Sunday.',
        '沉得刚刚好。用到第三个周日，松饼自己就滑下来了。',
        { bought: '28', photos: [tile('🍳', 45)], helpful: 13 },
      ),
    ],
  },
  'desk-monstera': {
    distribution: [1, 1, 5, 20, 69],
    list: [
      review(
        5,
        3,
        ['Jess N.', '青禾'],
        'Came wrapped like a present, soil still damp. New leaf after nine days. We named her Gloria.',
        '包得像礼物，土还是湿的。第九天冒了新叶，我们给它起名叫“大绿”。',
        { photos: [tile('🪴', 145), tile('🌱', 145)], helpful: 40 },
      ),
      review(
        4,
        17,
        ['Farid K.', '一粒米'],
        'Healthy plant, plain pot. Grew faster than my desk allows.',
        '植株很健康，盆普通了点。长得太快，桌子快放不下了。',
        { helpful: 11 },
      ),
      review(
        2,
        41,
        ['Wendy O.', '朝朝'],
        'Two leaves broken on arrival. Service sent a new plant, and I kept the first one, which has forgiven everybody.',
        '到的时候断了两片叶子。客服又寄了一盆，第一盆我也养着，现在长得挺好。',
        { photos: [tile('🪴', 85)], helpful: 16 },
      ),
    ],
  },
  'patient-cactus': {
    distribution: [0, 0, 0, 4, 21],
    list: [
      review(
        5,
        31,
        ['Theo B.', '仙人'],
        'I have forgotten it for six weeks. It looks better than before.',
        '忘了它六个星期，反而比之前更精神。',
        { bought: 'clay', photos: [tile('🌵', 12)], helpful: 26 },
      ),
    ],
  },
  'friday-bouquet': {
    distribution: [1, 0, 1, 8, 33],
    list: [
      review(
        5,
        14,
        ['Olivia T.', '阿芷'],
        'Sent it to my sister; she called before I could text her. Still standing eight days later.',
        '送给妹妹，我还没发消息她就打来了。八天了还开着。',
        { bought: 'full', photos: [tile('💐', 340)], helpful: 19 },
      ),
    ],
  },
  'gift-card': {
    distribution: [0, 0, 1, 6, 47],
    list: [
      review(
        5,
        26,
        ['Martin E.', '大树'],
        'The code was there before I had put my wallet away. Birthday saved.',
        '钱包还没收起来，卡密就到了。生日总算没空手。',
        { bought: '50', helpful: 15 },
      ),
    ],
  },
};
