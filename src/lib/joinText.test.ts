import { gapAfter, joinLabel, joinText, joinTerms } from './joinText';

test.each([
  [['The order was canceled.', 'Your coupon is back.'], 'The order was canceled. Your coupon is back.'],
  [['订单已取消。', '优惠券已退回。'], '订单已取消。优惠券已退回。'],
  [['真的吗？', '是的！', '好。'], '真的吗？是的！好。'],
  [['他说：“好。”', '就这样。'], '他说：“好。”就这样。'],
  [['（详见说明。）', '谢谢。'], '（详见说明。）谢谢。'],
  [['Say “yes.”', 'Then go on.'], 'Say “yes.” Then go on.'],
  [['Loading…', 'Please wait.'], 'Loading… Please wait.'],
  [['加载中…', '请稍候。'], '加载中…请稍候。'],
  [['You are offline', 'Try again.'], 'You are offline. Try again.'],
  [['网络已断开', '请重试。'], '网络已断开。请重试。'],
  [['《雨落铁皮屋顶》CD', '放大图片'], '《雨落铁皮屋顶》CD。放大图片'],
  [['Bank declined.', '请重试。'], 'Bank declined. 请重试。'],
  [['银行已拒绝。', 'Try again.'], '银行已拒绝。Try again.'],
  [['', 'Only this.', undefined, ''], 'Only this.'],
  [[], ''],
])('the sentences %j are joined to "%s"', (texts, joined) => {
  expect(joinText(...texts)).toBe(joined);
});

test('a link has a space before it, but not after a full-width mark', () => {
  expect(['Any questions?', '还有疑问？', '可退货至 12 月 25 日', ''].map((text) => gapAfter(text))).toEqual([
    ' ',
    '',
    ' ',
    ' ',
  ]);
  expect([gapAfter('found 3', '(2 rows)'), gapAfter('实为 3', '（共 2 行）')]).toEqual([' ', '']);
});

test('two parts of a name have the comma of their language between them', () => {
  expect([joinTerms('Cup', 'shipped'), joinTerms('Plum Pay', '待付款')]).toEqual(['Cup, shipped', 'Plum Pay，待付款']);
});

test('a label has the colon of its language', () => {
  expect([joinLabel('Copy', 'A 1'), joinLabel('复制', 'A 1')]).toEqual(['Copy: A 1', '复制：A 1']);
});
