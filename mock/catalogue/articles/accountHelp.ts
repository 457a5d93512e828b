/** Help articles on returns, tickets, wallet and account. */
import { t } from '../builders';
import { h3, p, ul, ol, joinHtml } from '../html';
import type { ArticleSeed } from '../../../shop/catalogue/types';

export const accountHelp: readonly ArticleSeed[] = [
  {
    id: 'help-returns',
    kind: 'help',
    title: t('Returns', '退货'),
    summary: t('Thirty days for most things, no reason needed.', '大多数商品三十天内可退，不问原因。'),
    body: joinHtml(
      p(
        'You can return most items within <strong>30 days</strong>, plants within seven. Food, cut flowers, bulbs and digital items can’t be returned; the product page says so before you buy.',
        '大多数商品 <strong>30 天</strong>内可退，绿植七天。食品、鲜花、种球与虚拟商品不支持退货，商品页会事先写明。',
      ),
      ol(
        ['Give the service desk your order number, such as P-204417.', '把订单号（如 P-204417）告诉客服。'],
        [
          'We email you a label. Any box will do; the original is best.',
          '我们邮件发来退货面单。什么箱子都行，原箱最好。',
        ],
        ['Once it’s back with us, the refund is in your balance within two days.', '收到退货后，两天内退款到余额。'],
      ),
      p(
        'Arrived broken? Keep it and send us a photo. We’ll send a replacement or your money back, whichever you prefer.',
        '收到时已损坏？不必寄回，发张照片，补寄或退款，由你选。',
      ),
    ),
    searchTerms: t(
      'return policy refund exchange send money back broken damaged',
      '退款 退换货 换货 退货政策 退回 损坏',
    ),
    publishedDaysAgo: 57,
  },
  {
    id: 'help-tickets',
    kind: 'help',
    title: t('Using tickets and codes', '票券与兑换码怎么用'),
    summary: t('Show the code at the counter. It works offline, too.', '到柜台出示即可，没有网络也能用。'),
    body: joinHtml(
      p(
        'After payment, tickets are under Account, Tickets. Open one and hold the code under the scanner, or read out the letters below it.',
        '付款后，票券在“我的”里的“票券”。打开后把码对准扫描口，或念出下方的字母。',
      ),
      ul(
        [
          'The code stays bright in dark mode, because scanners like it that way.',
          '深色模式下码面依旧明亮，扫描口喜欢这样。',
        ],
        [
          'A ticket you’ve opened once can be shown offline; the page says when it was last updated.',
          '打开过一次的票券可离线出示，页面会注明最后更新时间。',
        ],
        [
          'Each ticket is single use. Used and expired ones stay in the list, so you can look them up.',
          '每张票只能用一次。用过和过期的仍留在列表里，方便查看。',
        ],
      ),
      p(
        'Codes for gift cards and memberships are in the order itself, with a button to copy them.',
        '礼品卡与会员的兑换码在订单详情里，可一键复制。',
      ),
    ),
    publishedDaysAgo: 50,
  },
  {
    id: 'help-wallet',
    kind: 'help',
    title: t('Balance and withdrawals', '余额与提现'),
    summary: t('From $10, usually in your account the next day.', '$10 起提，通常次日到账。'),
    body: joinHtml(
      p(
        'Rewards, redeemed codes and refunds of what your balance paid become balance. Use it at checkout with one switch, or withdraw it.',
        '奖励、兑换所得，以及余额所付部分的退款，都会成为余额。结算时一键抵扣，也可以提现。',
      ),
      h3('Withdrawals', '提现'),
      ul(
        ['The minimum is <strong>$10.00</strong>.', '最低 <strong>$10.00</strong>。'],
        [
          'The fee is <strong>$0.50 and 0.6%</strong> of the amount; you’ll see what you receive before you confirm.',
          '手续费为 <strong>$0.50 加金额的 0.6%</strong>，确认前会显示实际到账金额。',
        ],
        ['We review it within two hours and pay within a day.', '两小时内审核，一天内打款。'],
      ),
      p(
        'If the bank refuses, the whole amount returns to your balance, and the withdrawal says why.',
        '若银行退回，全额返还余额，记录里会写明原因。',
      ),
      h3('What’s on hold', '冻结金额'),
      p(
        'Balance reserved for an unpaid order is on hold until you pay or cancel it.',
        '未付款订单预留的金额会冻结，付款或取消后解除。',
      ),
    ),
    publishedDaysAgo: 48,
  },
  {
    id: 'help-account',
    kind: 'help',
    title: t('Signing in and your account', '登录与账户'),
    summary: t('A phone number and a code. No password to forget.', '手机号加验证码，没有密码可忘。'),
    body: joinHtml(
      p(
        'Enter your phone number, and we’ll text you six digits. They’re good for ten minutes and five tries; you can get another code after a minute.',
        '输入手机号，我们发来六位验证码，十分钟内有效，可试五次；一分钟后可以重新获取。',
      ),
      ul(
        [
          'You stay signed in for 30 days on this device, or until you sign out.',
          '本设备保持登录 30 天，或直到你退出。',
        ],
        [
          'New number? Change it under Account; you need to be able to receive a code on the new number.',
          '换了手机号？在“我的”里修改，新号码能收到验证码即可。',
        ],
        [
          'The service desk may ask for your service code. It is under Account, Service, and it never gives access to your account.',
          '客服可能会询问服务码，在“我的”里的“客服”可以找到；它不能用来登录你的账户。',
        ],
      ),
      p(
        'To close your account, contact us through any channel. We delete it within seven days once no order is in progress.',
        '想注销账户，任意渠道告诉我们即可。没有进行中的订单时，七天内删除。',
      ),
    ),
    publishedDaysAgo: 45,
  },
];
