/** Help articles on delivery, payment, coupons and presale. */
import { t } from '../builders';
import { h3, p, ul, ol, joinHtml } from '../html';
import type { ArticleSeed } from '../types';

export const purchaseHelp: readonly ArticleSeed[] = [
  {
    id: 'help-delivery',
    kind: 'help',
    title: t('Delivery: when, how and for how much', '配送：多久到、怎么送、多少钱'),
    summary: t('Free from $49, usually at the door in three days.', '实物满 $49 免运费，通常三天到家。'),
    body: joinHtml(
      p(
        'Delivery costs <strong>$5.90</strong>, and nothing from <strong>$49</strong> on. What counts is the price of the goods before coupons, so a coupon never makes delivery dearer.',
        '运费 <strong>$5.90</strong>，实物满 <strong>$49</strong> 免运费。门槛按用券前的商品金额计算，用券不会让运费变贵。',
      ),
      h3('When it arrives', '什么时候到'),
      ul(
        [
          'Ordered by 15:00, it leaves us the same day when the goods say “Ships today”.',
          '标有“今日发货”的商品，15:00 前下单当天寄出。',
        ],
        [
          'Most things arrive in three days. Furniture, instruments and the telescope take longer; the goods page says how long.',
          '大多数商品三天送达。家具、乐器和望远镜会久一些，商品页会写明。',
        ],
        [
          'Gift cards, tickets and memberships are there as soon as you have paid.',
          '礼品卡、票券与会员，付款后立即可用。',
        ],
      ),
      h3('Where it goes', '送到哪里'),
      p(
        'You can change the address until the parcel leaves us: open the order and choose “Change address”. After that the carrier’s number is in the order.',
        '包裹寄出前都可以改地址：打开订单，选择“修改地址”。寄出后，订单里会有承运商与单号。',
      ),
    ),
    searchTerms: t('shipping post parcel postage track', '物流 快递 包裹 邮费'),
    publishedDaysAgo: 60,
  },
  {
    id: 'help-payment',
    kind: 'help',
    title: t('Paying, and the thirty minutes', '付款，以及那三十分钟'),
    summary: t(
      'Your order is held for half an hour. Then the goods go back on the shelf.',
      '订单为你保留半小时，过后商品回到货架。',
    ),
    body: joinHtml(
      p(
        'When you place an order, everything in it is yours for <strong>30 minutes</strong>. The clock beside the order shows how long is left, by the time of the shop.',
        '下单后，其中的商品为你保留 <strong>30 分钟</strong>。订单旁的倒计时以商店时间为准。',
      ),
      p(
        'If the half hour passes, the order is cancelled by itself. The goods, the coupon and the balance you used all go back to where they were.',
        '超时未付，订单自动取消；商品、优惠券和用掉的余额都会回到原处。',
      ),
      h3('When the connection breaks while you pay', '付款时断网了怎么办'),
      p(
        'Nothing is ever charged twice. The page asks us what became of the payment and tells you the truth, even if you reload it or come back tomorrow.',
        '绝不会重复扣款。页面会向我们核实付款结果，再如实告诉你；刷新，或明天再来，都一样。',
      ),
      h3('Changing your mind', '改变主意'),
      p(
        'An order can be cancelled until it leaves us. What you paid goes to your balance at once.',
        '寄出之前都可以取消订单，已付金额立即退回余额。',
      ),
    ),
    searchTerms: t('pay card wallet', '支付 银行卡 钱包'),
    publishedDaysAgo: 58,
  },
  {
    id: 'help-codes',
    kind: 'help',
    title: t('Coupons, discount codes and redeem codes', '优惠券、优惠码与兑换码'),
    summary: t('Three things that sound alike, and where each belongs.', '三样名字相近的东西，各有各的用处。'),
    body: joinHtml(
      ul(
        [
          '<strong>Coupons</strong> lie in your account. At checkout the one that saves most is chosen for you, and the others say why they cannot be used.',
          '<strong>优惠券</strong>在你的账户里。结算时自动选最省的一张，用不了的会说明原因。',
        ],
        [
          '<strong>Discount codes</strong> are words that you type at checkout, for example from a newsletter. Most can stand beside a coupon; those that cannot say so.',
          '<strong>优惠码</strong>是结算时输入的一串字，比如来自邮件。多数可与优惠券同用，不能同用的会写明。',
        ],
        [
          '<strong>Redeem codes</strong> are worth something by themselves: balance, a coupon, a ticket or goods. Type them under Account, Redeem a code.',
          '<strong>兑换码</strong>本身就有价值：余额、优惠券、票券或商品。在“我的”里选择“兑换码”输入。',
        ],
      ),
      p(
        'Capitals, spaces and dashes make no difference. After ten wrong redeem codes we take a break of an hour, so that nobody can guess yours.',
        '大小写、空格和横线都不影响。兑换码连错十次，会暂停一小时，免得有人猜中你的。',
      ),
      p(
        'One coupon and one discount code per order. Neither takes anything off gift cards, tickets and other goods without delivery.',
        '每单限用一张优惠券、一个优惠码。礼品卡、票券等虚拟商品不参与优惠。',
      ),
    ),
    searchTerms: t('voucher discount promo gift card', '代金券 折扣 礼品卡'),
    publishedDaysAgo: 55,
  },
  {
    id: 'help-presale',
    kind: 'help',
    title: t('What presale means', '什么是预售'),
    summary: t('Yours before it is made. Here is what you agree to.', '还没做好，先归你。下面是你要同意的事。'),
    body: joinHtml(
      p(
        'Some things are sold before they are in stock: sewn, grown or printed for those who ordered. The goods page names the day on which they ship.',
        '有些商品在到货之前开售：按订单缝制、种植或印制。商品页会写明发货日期。',
      ),
      ol(
        ['You read and accept the terms of the presale once, before you order.', '下单前阅读并同意预售条款。'],
        ['You pay now, at the presale price.', '按预售价现在付款。'],
        ['Until it ships you may cancel at any time, for a full refund.', '发货前可随时取消，全额退款。'],
      ),
      p(
        'An order with presale goods ships in one parcel on the later day. In a hurry? Order the other things separately.',
        '含预售商品的订单，会在较晚的那天一起寄出。着急的话，其他商品请分开下单。',
      ),
    ),
    publishedDaysAgo: 40,
  },
];
