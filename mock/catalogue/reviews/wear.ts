/** Reviews of bags and clothing. */
import { tile } from '../builders';
import type { ReviewsSeed } from '../../../shop/catalogue/reviewTypes';
import { review } from './build';

export const wearReviews: Readonly<Record<string, ReviewsSeed>> = {
  'day-pack-18': {
    distribution: [1, 2, 7, 31, 88],
    list: [
      review(
        5,
        6,
        ['Lena F.', '山野'],
        'Laptop, lunch, rain jacket, and room for the bread I always buy on the way home. The back stays dry.',
        '电脑、午饭、雨衣，回家路上还能塞一条面包。背上也不出汗。',
        { bought: 'ink', photos: [tile('🎒', 250), tile('🎒', 145)], helpful: 28 },
      ),
      review(
        4,
        27,
        ['Ravi P.', '阿布'],
        'The raspberry is brighter than in the picture. I have come to like it.',
        '树莓红比图上亮。看久了倒也喜欢上了。',
        { bought: 'raspberry', photos: [tile('🎒', 325)], helpful: 12 },
      ),
      review(
        2,
        63,
        ['Becky M.', '乔乔'],
        'A zipper pull came off in the second month. They mailed a new one with a note, but I had to fit it myself.',
        '第二个月拉链头掉了。寄来一个新的，还附了张便条，不过得自己装。',
        { bought: 'fern', helpful: 17 },
      ),
    ],
  },
  'two-nights-suitcase': {
    distribution: [0, 1, 3, 8, 20],
    list: [
      review(
        5,
        23,
        ['Carmen L.', '在路上'],
        'Fits the gauge of every airline I have tried. The wheels are so quiet that I check whether it is still there.',
        '坐过的航空公司登机尺寸都能过。轮子太安静，总要回头看看它还在不在。',
        { bought: 'cabin fjord', photos: [tile('🧳', 210)], helpful: 22 },
      ),
      review(
        3,
        50,
        ['Steve O.', '李想'],
        'Solid case, scratches easily. After three flights it has stories.',
        '箱子结实，就是容易刮花。飞三趟，满身都是故事。',
        { bought: 'week fjord', helpful: 8 },
      ),
    ],
  },
  'paper-plane-sneakers': {
    distribution: [2, 4, 6, 15, 37],
    list: [
      review(
        5,
        11,
        ['Isabel G.', '七七'],
        'Light as promised. Six miles around a city on the first day and no blister.',
        '真的很轻。第一天穿着走了十公里，没起泡。',
        { bought: '39', photos: [tile('👟', 255)], helpful: 18 },
      ),
      review(
        2,
        38,
        ['Derek V.', '韩松'],
        'They run small. I wear a 10 everywhere and needed a 10.5 here. The exchange was free.',
        '偏小半码到一码。平时 42，这双要 43。换货没收钱。',
        { bought: '43', helpful: 35 },
      ),
    ],
  },
  'first-frost-coat': {
    distribution: [1, 1, 3, 11, 29],
    list: [
      review(
        5,
        9,
        ['Tessa W.', '霜降'],
        'Warm without being a blanket. The inside pocket holds a paperback, somebody thought about that.',
        '暖和，又不像裹着被子。内袋正好放一本小书，设计的人一定想过。',
        { bought: 'camel m', photos: [tile('🧥', 28), tile('🧥', 220)], helpful: 25 },
      ),
      review(
        4,
        32,
        ['Jamal E.', '程诺'],
        'Beautiful cut. Needs a brush, picks up every cat hair in the building.',
        '版型很好。得备把刷子，整栋楼的猫毛它都要。',
        { bought: 'ink l', helpful: 9 },
      ),
    ],
  },
  'odd-pair-socks': {
    distribution: [0, 0, 2, 9, 41],
    list: [
      review(
        5,
        20,
        ['Finn R.', '乱穿'],
        'Finally nobody tells me that my socks do not match. They do not, on purpose.',
        '终于没人说我袜子穿错了。就是故意的。',
        { bought: '4145', photos: [tile('🧦', 150), tile('🧦', 45)], helpful: 30 },
      ),
    ],
  },
  'four-seasons-umbrella': {
    distribution: [1, 0, 0, 0, 0],
    list: [
      review(
        1,
        42,
        ['Gwen A.', '逆风'],
        'Turned inside out at the first corner. It turned back as well, to be fair, but I was wet by then.',
        '拐第一个弯就被吹翻了。公平地说，它自己又翻回来了，可我已经湿透。',
        { bought: 'folding', photos: [tile('☂️', 205)], helpful: 5 },
      ),
    ],
  },
};
