/** News articles. */
import { t } from '../builders';
import { h3, p, ul, joinHtml } from '../html';
import type { ArticleSeed } from '../../../shop/catalogue/types';

export const news: readonly ArticleSeed[] = [
  {
    id: 'news-autumn-edit',
    kind: 'news',
    title: t('The autumn edit is here', '秋日一辑，已经上架'),
    summary: t('Lamps, cups, wool and other reasons to stay in.', '灯、杯子、羊毛，以及其他不出门的理由。'),
    body: joinHtml(
      p(
        'Every October we walk through the shop at dusk and set aside what we would want at home. This year it is a sofa with its own lamp, a cup that stays warm, and a candle that smells of the pencil and then of the forest.',
        '每年十月，我们都在黄昏时把店里走一遍，留下自己想带回家的。今年是一张自带灯的沙发，一只久久不凉的杯子，和一支先像铅笔、再像森林的蜡烛。',
      ),
      p(
        'The autumn coupon takes $15 off orders over $100. It’s already in your account.',
        '满 $100，秋日券立减 $15，已经放进你的账户。',
      ),
    ),
    publishedDaysAgo: 5,
  },
  {
    id: 'news-telescope',
    kind: 'news',
    title: t('We now sell one telescope', '我们开始卖望远镜了，只此一款'),
    summary: t('It took two years to choose. Saturn helped.', '挑了两年，土星帮了忙。'),
    body: joinHtml(
      p(
        'We tried eleven on the roof, in fog and with children. Ten were for people who like telescopes. This one is for people who like looking.',
        '我们在屋顶上试了十一台，有雾的夜里，孩子也在。其中十台，是给喜欢望远镜的人；这一台，是给喜欢看的人。',
      ),
      p(
        'The maker finishes eight a month. When they’re gone, save it, and you’ll see when the next ones are here.',
        '厂家一个月只做八台。售罄时请先收藏，到货了你会看到。',
      ),
    ),
    publishedDaysAgo: 12,
  },
  {
    id: 'news-paper',
    kind: 'news',
    title: t('No more plastic tape', '告别塑料胶带'),
    summary: t('Our parcels now go in the paper recycling as they are.', '整个包裹，现在可以直接投进废纸箱。'),
    body: joinHtml(
      p(
        'Starting this month, our boxes close with paper tape, and plants stand in a collar of straw instead of foam.',
        '从这个月起，纸箱改用纸胶带封口，绿植也不再用泡沫，改用稻草围护。',
      ),
      h3('What you can do', '你可以做的'),
      ul(
        ['Keep the box: returns travel well in it.', '留着箱子，退货时正好用。'],
        ['Cut the tape along the fold. It tears straight; we practiced.', '沿折痕撕胶带，一撕就直，我们练过。'],
      ),
    ),
    publishedDaysAgo: 33,
  },
  {
    id: 'news-service-hours',
    kind: 'news',
    title: t('The service desk stays an hour longer', '客服多留一小时'),
    summary: t('Every day from 8 AM to 9 PM Pacific.', '太平洋时间每天早八点到晚九点。'),
    body: joinHtml(
      p(
        'Many of you write after supper. So do we, now: the chat is open until 9 PM every day, Sundays included. The phone keeps its hours, 9 AM to 6 PM.',
        '很多朋友在晚饭后才给我们留言。那我们也晚点下班：在线客服每天到 21:00，周日也在。电话时间不变，九点到六点。',
      ),
      p(
        'All times are Pacific; the service page shows whether someone is there right now.',
        '以上均为太平洋时间；客服页会显示此刻是否有人在。',
      ),
    ),
    publishedDaysAgo: 70,
  },
];
