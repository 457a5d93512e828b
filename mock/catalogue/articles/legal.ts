/** The user agreement and the privacy policy: sample texts that an operator replaces. */
import { t, withShopName } from '../builders';
import { h3, p, ul, joinHtml } from '../html';
import type { ArticleSeed } from '../../../shop/catalogue/types';
import type { LocalizedText } from '../../../shop/text';

/** Returns the legal texts of a shop with these names. */
export const legal = (names: LocalizedText): readonly ArticleSeed[] => [
  {
    id: 'agreement',
    kind: 'legal',
    title: t('Agreement', '用户协议'),
    summary: t('What you can expect of us, and we of you.', '你可以期待我们什么，我们又期待你什么。'),
    body: withShopName(
      joinHtml(
        h3('1. Who we are', '一、我们是谁'),
        p(
          '{shop} is a demonstration shop. Nothing here is really sold, charged or sent. An operator who uses this storefront replaces this text with their own.',
          '{shop}是一家演示店铺，这里不会真的售卖、扣款或发货。使用本店面的商家会以自己的文本替换本协议。',
        ),
        h3('2. Your account', '二、你的账户'),
        p(
          'You sign in with your phone and a one-time code. One phone is one account. Please don’t share your codes with anyone; we never ask for them.',
          '你以手机号和一次性验证码登录，一个手机号对应一个账户。请勿把验证码告诉任何人，我们也绝不会向你索要。',
        ),
        h3('3. Orders and prices', '三、订单与价格'),
        ul(
          [
            'The price that you confirm is the price that you pay. If anything changes in the meantime, we show you and ask again.',
            '你确认的价格就是你付的价格。其间若有变化，我们会告知并再次请你确认。',
          ],
          [
            'An order is held for 30 minutes. If unpaid, it is canceled and everything goes back.',
            '订单保留 30 分钟；未付款则自动取消，一切恢复原状。',
          ],
          ['You may cancel until the order ships.', '发货之前，你可以取消订单。'],
        ),
        h3('4. Delivery and returns', '四、配送与退货'),
        p(
          'The product page names the delivery day and the return period. The risk is ours until the items are in your hands.',
          '商品页会写明送达日期与可退天数。货物交到你手中之前，风险由我们承担。',
        ),
        h3('5. Digital items', '五、虚拟商品'),
        p(
          'Codes and tickets are delivered at once and therefore can’t be returned. If one does not work, we replace it or refund you.',
          '兑换码与票券即时交付，因此不支持退货。若无法使用，我们会更换或退款。',
        ),
        h3('6. Balance', '六、余额'),
        p(
          'Your balance is yours. You may spend it here or withdraw it; the fee is shown before you confirm.',
          '余额属于你，可在本店使用或提现，手续费会在确认前显示。',
        ),
        h3('7. If we disagree', '七、如有分歧'),
        p(
          'Write to the service desk first; a person answers within two days. Your rights under the law of your country stay as they are.',
          '请先联系客服，两天内会有真人答复。你依所在地法律享有的权利不受影响。',
        ),
      ),
      names,
    ),
    publishedDaysAgo: 90,
  },
  {
    id: 'privacy',
    kind: 'legal',
    title: t('Privacy', '隐私政策'),
    summary: t('What we know about you, why, and for how long.', '我们知道你什么、为什么、保留多久。'),
    body: joinHtml(
      p(
        'Short version: we keep what an order needs, we sell none of it, and there are no trackers in this shop.',
        '一句话：我们只保留订单所需的信息，绝不出售，店里也没有任何追踪器。',
      ),
      h3('What we keep', '我们保留什么'),
      ul(
        ['Your phone, nickname and picture, as long as you have an account', '手机号、昵称与头像，账户存续期间保留'],
        ['Addresses, until you remove them', '收货地址，直到你删除'],
        [
          'Orders, payments and withdrawals, for as long as tax law requires',
          '订单、付款与提现记录，按税务要求的期限保留',
        ],
      ),
      h3('What stays on your device', '只留在你设备上的'),
      p(
        'Your bag and saved items, your searches, your language and theme, and a copy of the tickets you opened. Clearing the data of this site in your browser removes all of it.',
        '购物袋与收藏、搜索记录、语言与主题，以及打开过的票券副本。在浏览器里清除本站数据，即可全部删除。',
      ),
      h3('Who else sees it', '还有谁会看到'),
      p(
        'The carrier sees name, address and phone. The bank sees a payment. Nobody else sees anything.',
        '承运商会看到姓名、地址和电话，银行会看到付款。除此之外，没有别人。',
      ),
      h3('Pictures', '照片'),
      p(
        'A photo you choose as your picture is cropped on your device; only the small version is uploaded.',
        '你选作头像的照片在本机裁剪、压缩，上传的只是小图。',
      ),
      h3('Your rights', '你的权利'),
      p(
        'Ask us what we know, or have it corrected or deleted: <strong>privacy@shop.example</strong>. This is a demonstration shop; please don’t enter real personal information.',
        '想查询、更正或删除你的信息，请写信至 <strong>privacy@shop.example</strong>。这是一家演示店铺，请勿填写真实的私密信息。',
      ),
    ),
    publishedDaysAgo: 90,
  },
];
