/** Help articles on delivery, payment, coupons and presale. */
import { t } from '../builders';
import { h3, p, ul, ol, joinHtml } from '../html';
import type { ArticleSeed } from '../../../shop/catalogue/types';

export const purchaseHelp: readonly ArticleSeed[] = [
  {
    id: 'help-delivery',
    kind: 'help',
    title: t('Delivery times and costs', '配送时间与运费'),
    summary: t('Free over $49, usually at your door in three days.', '实物满 $49 免运费，通常三天到家。'),
    body: joinHtml(
      p(
        'Delivery costs <strong>$5.90</strong> and is free over <strong>$49</strong>. What counts is the price of your items before coupons, so a coupon never makes delivery cost more.',
        '运费 <strong>$5.90</strong>，实物满 <strong>$49</strong> 免运费。门槛按用券前的商品金额计算，用券不会让运费变贵。',
      ),
      h3('When it arrives', '什么时候到'),
      ul(
        [
          'Items marked “Ships today” leave us a few hours after you pay. Until when you can order for a certain day stands beside the buttons.',
          '标有“今日发货”的商品，付款后数小时内发出。按钮旁会写明最晚何时下单、哪天送达。',
        ],
        [
          'Most things arrive in three days. Furniture, instruments and the telescope take longer; the product page says how long.',
          '大多数商品三天送达。家具、乐器和望远镜会久一些，商品页会写明。',
        ],
        ['You get gift cards, tickets and memberships right after payment.', '礼品卡、票券与会员，付款后立即可用。'],
      ),
      h3('Where it goes', '送到哪里'),
      p(
        'You can change the address until the parcel ships: open the order and choose “Change address”. After that, the carrier and tracking number are in the order.',
        '包裹寄出前都可以改地址：打开订单，选择“修改地址”。寄出后，订单里会有承运商与单号。',
      ),
    ),
    searchTerms: t('shipping post parcel postage track', '物流 快递 包裹 邮费'),
    publishedDaysAgo: 60,
  },
  {
    id: 'help-payment',
    kind: 'help',
    title: t('Payment and your 30-minute hold', '付款与 30 分钟保留'),
    summary: t(
      'We hold your order for half an hour. Then the items go back on the shelf.',
      '商品为你预留半小时，过后回到货架。',
    ),
    body: joinHtml(
      p(
        'When you place an order, everything in it is yours for <strong>30 minutes</strong>. The clock beside the order shows how long is left, on the shop’s time.',
        '下单后，其中的商品为你预留 <strong>30 分钟</strong>。订单旁的倒计时以店铺时间为准。',
      ),
      p(
        'If the half hour passes, the order is canceled automatically. The items, the coupon and the balance you used all go back where they were.',
        '超时未付，订单自动取消；商品、优惠券和用掉的余额都会回到原处。',
      ),
      p(
        'You can pay by card, on the page of your bank, with Plum Pay or from your balance. If a payment is declined, you aren’t charged and can choose another way while your order is reserved.',
        '可以用银行卡、网上银行、青梅支付或余额付款。付款被拒绝时不会扣款，在保留时间内可以换一种方式。',
      ),
      h3('If the connection breaks while you pay', '付款时断网了怎么办'),
      p(
        'You are never charged twice. The page checks with us what happened to the payment and tells you, even if you reload it or come back tomorrow.',
        '绝不会重复扣款。页面会向我们核实付款结果，再如实告诉你；刷新，或明天再来，都一样。',
      ),
      h3('Changing your mind', '改变主意'),
      p(
        'You can cancel an order until it ships. What you paid goes back right away to what you paid with.',
        '发货之前都可以取消订单，已付金额立即原路退回。',
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
          '<strong>Coupons</strong> are in your account. At checkout we apply the one that saves the most, and the others say why they can’t be used.',
          '<strong>优惠券</strong>在你的账户里。结算时自动选最省的一张，用不了的会说明原因。',
        ],
        [
          '<strong>Discount codes</strong> are words you enter at checkout, from a newsletter for example. Most can be combined with a coupon; those that can’t say so.',
          '<strong>优惠码</strong>是结算时输入的一串字，比如来自邮件。多数可与优惠券同享，不能同享的会写明。',
        ],
        [
          '<strong>Redeem codes</strong> are worth something by themselves: balance, a coupon, a ticket or an item. Enter them under Account, Redeem a code.',
          '<strong>兑换码</strong>本身就有价值：余额、优惠券、票券或商品。在“我的”里选择“兑换码”输入。',
        ],
      ),
      p(
        'Capitals, spaces and dashes don’t matter. After ten wrong redeem codes we take an hour’s break, so that nobody can guess yours.',
        '大小写、空格和横线都不影响。兑换码连错十次，会暂停一小时，免得有人猜中你的。',
      ),
      p(
        'One coupon and one discount code per order. Neither applies to gift cards, tickets and other digital items.',
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
        'Some things are sold before they are in stock: sewn, grown or printed for those who ordered. The product page names the day they ship.',
        '有些商品在到货之前开售：按订单缝制、种植或印制。商品页会写明发货日期。',
      ),
      ol(
        ['Read and accept the presale terms before you order.', '下单前阅读并同意预售条款。'],
        ['Pay now, at the presale price.', '按预售价现在付款。'],
        ['Cancel any time before it ships, for a full refund.', '发货前可随时取消，全额退款。'],
      ),
      p(
        'An order with presale items ships in one parcel on the later day. In a hurry? Order the other items separately.',
        '含预售商品的订单，会在较晚的那天一起寄出。着急的话，其他商品请分开下单。',
      ),
    ),
    publishedDaysAgo: 40,
  },
];
