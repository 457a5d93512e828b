/** Reviews of devices: audio, cameras, watches and games. */
import { tile } from '../builders';
import type { ReviewsSeed } from '../../../shop/catalogue/reviewTypes';
import { review } from './build';

export const deviceReviews: Readonly<Record<string, ReviewsSeed>> = {
  'cloud-nine-headphones': {
    distribution: [2, 3, 6, 22, 95],
    list: [
      review(
        5,
        6,
        ['Maya R.', '林小满'],
        'Wore them through a nine-hour flight and forgot they were on. The baby two rows ahead turned into a faint rumor. Charged them once in two weeks of commuting.',
        '九个小时的航班戴下来，忘了自己还戴着。前两排的小朋友哭，只剩一点隐约的声音。通勤两周只充过一次电。',
        { bought: 'blossom alone', photos: [tile('🎧', 350), tile('🎧', 25)], helpful: 41 },
      ),
      review(
        4,
        13,
        ['Daniel K.', '周易'],
        'Warm sound, great cushions. One star off because switching between my laptop and my phone takes a second longer than I would like.',
        '声音偏暖，耳垫很舒服。扣一星：在电脑和手机之间切换，总要多等那么一秒。',
        { bought: 'graphite alone', helpful: 18 },
      ),
      review(
        5,
        21,
        ['Priya S.', '陈予安'],
        'Open-plan office, next to the coffee machine. I finally hear my own thoughts. The felt case is worth the extra money.',
        '开放式办公室，座位就在咖啡机旁边。现在终于听得见自己在想什么。毛毡收纳盒值得加那点钱。',
        { bought: 'blossom case', photos: [tile('🎧', 350)], helpful: 12 },
      ),
      review(
        2,
        34,
        ['Tom B.', '何川'],
        'They sound lovely but pinch my glasses after an hour. I have a wide head, so maybe it is me. The return was easy, refund came in three days.',
        '音质很好，可是戴眼镜一小时就夹得疼。可能是我头围偏大。退货很顺利，三天就退款了。',
        { bought: 'graphite alone', helpful: 27 },
      ),
      review(
        5,
        52,
        ['Elena V.', '苏晚'],
        'Ten minutes on the cable while I pack, and they last the whole day. That alone.',
        '收拾行李时插线充十分钟，够用一整天。就冲这一点。',
        { bought: 'sage alone', helpful: 6 },
      ),
    ],
  },
  'windowsill-speaker': {
    distribution: [1, 1, 4, 19, 39],
    list: [
      review(
        5,
        9,
        ['Jonas W.', '许知远'],
        'Sits in the kitchen window with its back to the glass, exactly as they say, and the bass is silly for its size.',
        '照着说明背靠厨房窗户放，这么小一只，低音好得离谱。',
        { bought: 'chalk', photos: [tile('🔊', 205), tile('🪟', 205)], helpful: 15 },
      ),
      review(
        4,
        30,
        ['Aisha M.', '白露'],
        'Survived a barbecue in the rain. The handle is the charger, which is clever until someone else carries it off.',
        '淋着雨烤了一次肉，没事。提手就是充电座，很巧妙，直到有人把提手顺走。',
        { bought: 'sky', helpful: 9 },
      ),
      review(
        3,
        61,
        ['Greg L.', '方远'],
        'Good sound, but two of them took me three tries to pair.',
        '声音不错，两台配对试了三次才成。',
        { bought: 'chalk', helpful: 4 },
      ),
    ],
  },
  'harbour-radio': {
    distribution: [0, 0, 2, 7, 22],
    list: [
      review(
        5,
        12,
        ['Ruth A.', '老郑'],
        'My father is 84 and found his station without his glasses. That dial clicks like a good door.',
        '我爸 84 岁，没戴眼镜就拧到了他的台。那个旋钮的手感，像一扇好门合上的声音。',
        { bought: 'walnut', photos: [tile('📻', 25)], helpful: 33 },
      ),
      review(
        4,
        40,
        ['Nico P.', '江禾'],
        'Beautiful wood. I would have liked one more preset.',
        '木头很漂亮。要是多一个预设台就好了。',
        { bought: 'ash', helpful: 3 },
      ),
    ],
  },
  'field-camera-f2': {
    distribution: [1, 2, 5, 18, 61],
    list: [
      review(
        5,
        8,
        ['Hannah C.', '沈亦'],
        'The first camera in years that I take along without thinking about it. The shutter dial has weight, the files need almost no work.',
        '这几年第一台不用想就带上的相机。快门转盘有分量，片子几乎不用后期。',
        { bought: 'silver', photos: [tile('📷', 205), tile('🎞️', 175), tile('📷', 265)], helpful: 52 },
      ),
      review(
        5,
        25,
        ['Marco D.', '叶知秋'],
        'Bought it for one trip. Came home with 600 pictures and kept half of them, which never happens.',
        '为一趟旅行买的。回来拍了六百张，居然留下一半，从没这样过。',
        { bought: 'silver', helpful: 20 },
      ),
      review(
        3,
        47,
        ['Ines T.', '罗一'],
        'Great pictures, slow to wake up. I missed the dog every time.',
        '画质很好，开机太慢。每次都没抓到狗。',
        { bought: 'black', helpful: 14 },
      ),
    ],
  },
  'backyard-observatory': {
    distribution: [0, 1, 0, 3, 12],
    list: [
      review(
        5,
        18,
        ['The Okafor family', '星星一家'],
        'Saturn’s rings, from a driveway, on a school night. Nobody went to bed on time.',
        '在自家车道上看到了土星环，还是上学日的晚上。那天谁都没按时睡。',
        { photos: [tile('🔭', 250), tile('🪐', 250)], helpful: 38 },
      ),
      review(
        2,
        55,
        ['Paul S.', '高岭'],
        'Optics are superb. The tripod is heavier than the listing suggests, and carrying it upstairs is a two-person job.',
        '光学没得说。三脚架比介绍里写的重，搬上楼得两个人。',
        { helpful: 11 },
      ),
    ],
  },
  'bedsheet-cinema': {
    distribution: [1, 3, 6, 17, 48],
    list: [
      review(
        5,
        11,
        ['Lucy H.', '夏天'],
        'Second movie night this week. A white sheet, two thumbtacks, and the neighbors’ kids on the lawn.',
        '这周第二场电影夜。一张白床单，两颗图钉，草坪上坐着邻居家的小孩。',
        { photos: [tile('📽️', 230), tile('🍿', 350)], helpful: 24 },
      ),
      review(
        4,
        29,
        ['Ben F.', '唐宁'],
        'Needs real darkness; before nine in summer it looks pale. After that it is wonderful.',
        '要够黑才行，夏天九点前画面偏淡。九点以后，好看极了。',
        { helpful: 19 },
      ),
      review(
        3,
        70,
        ['Sofia N.', '孟真'],
        'The fan is quiet but not silent. Fine for comedies, less so for the slow ones.',
        '风扇声不大，但听得见。看喜剧没问题，看文艺片就有点明显。',
        { helpful: 7 },
      ),
    ],
  },
  'good-loser-controller': {
    distribution: [1, 1, 3, 12, 40],
    list: [
      review(
        5,
        7,
        ['Kim J.', '阿澈'],
        'Fits small hands, survived two falls from the sofa and one thrown in anger. I am still losing, comfortably.',
        '手小也握得住。从沙发上摔过两次，被我摔过一次，都没坏。输还是输，但输得很舒服。',
        { bought: 'plum', photos: [tile('🎮', 260)], helpful: 21 },
      ),
      review(
        5,
        33,
        ['Owen T.', '大壮'],
        'The sticks do not drift after four months of daily play. That is the whole review.',
        '每天玩，四个月摇杆没漂移。评价完毕。',
        { bought: 'ice', helpful: 16 },
      ),
    ],
  },
  'quiet-grain-film': {
    distribution: [0, 0, 1, 5, 13],
    list: [
      review(
        5,
        16,
        ['Yuki O.', '胶卷罐头'],
        'The 400 is my new everyday film. Skin looks like skin, greens stay calm.',
        '400 成了我的日常卷。肤色就是肤色，绿色也不跳。',
        { bought: '400 36', photos: [tile('🎞️', 25)], helpful: 8 },
      ),
    ],
  },
};
