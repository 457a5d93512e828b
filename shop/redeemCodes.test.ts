import { openTestShop } from '../mock/testing/openTestShop';
import { packLine, nextOperation, placeShopOrder } from '../mock/testing/purchase';

const setup = () => {
  const shop = openTestShop();
  const ada = shop.customer('+14155550172');
  const redeem = (code: string) => ada.ok('exchangeCode', { operationId: nextOperation(), code });
  const refused = (code: string) => ada.refused('exchangeCode', { operationId: nextOperation(), code });
  return { ...shop, ada, redeem, refused };
};

describe('a redeem code', () => {
  test.each(['MONEY-PLEASE', ' money please ', 'MoneyPlease', 'm-o-n-e-y – please'])(
    'can be typed as "%s"',
    (typed) => {
      expect(setup().redeem(typed)).toEqual({
        kind: 'balance',
        name: 'Pocket money',
        amount: 20_000,
        ticketId: null,
        couponId: null,
        goodsId: null,
      });
    },
  );

  test('grants a coupon, a ticket, or a coupon for the price of a product', () => {
    const { ada, redeem } = setup();
    const coupon = redeem('COUPON-PLEASE');
    expect(ada.ok('getMyCoupons', {}).list.map(({ id }) => id)).toContain(coupon.couponId);
    const ticket = redeem('TICKET-PLEASE');
    expect(ada.ok('getTicketDetail', { id: ticket.ticketId ?? '' })).toMatchObject({
      name: 'concert',
      state: 'unused',
      orderId: null,
    });
    const kettle = redeem('KETTLE-PLEASE');
    expect(kettle).toMatchObject({ kind: 'goods', goodsId: 'kettle' });
    expect(ada.ok('packGoods', { lines: packLine('kettle.only', 2) })).toMatchObject({
      couponId: kettle.couponId,
      total: 4_000,
    });
    expect(placeShopOrder(ada, packLine('kettle.only')).total).toBe(500);
  });

  test('grants for a product at most the price that it has at the checkout', () => {
    const { ada, redeem, shop } = setup();
    redeem('KETTLE-PLEASE');
    shop.operator.setPrice('kettle.only', 3_000);
    const pack = ada.ok('packGoods', { lines: [...packLine('kettle.only'), ...packLine('cup.oat')] });
    expect(pack.priceLines).toEqual([
      { kind: 'goods', amount: 5_000 },
      { kind: 'delivery', amount: 0 },
      { kind: 'coupon', amount: -3_000 },
    ]);
  });

  test('has different errors for unknown, expired, used up, and used by this customer', () => {
    const { redeem, refused, customer } = setup();
    expect(refused('WHAT-EVER').errorCode).toBe('CODE_UNKNOWN');
    expect(refused('---').errorCode).toBe('CODE_UNKNOWN');
    expect(refused('TOO-LATE').errorCode).toBe('CODE_OUT_OF_DATE');
    expect(refused('USED-UP').errorCode).toBe('CODE_USED');
    redeem('MONEY-PLEASE');
    expect(refused('MONEY-PLEASE')).toMatchObject({ errorCode: 'CODE_LIMIT', data: { waitMs: null } });
    redeem('COUPON-PLEASE');
    expect(refused('COUPON-PLEASE').errorCode).toBe('CODE_USED');
    expect(
      customer('+14155550173').refused('exchangeCode', { operationId: nextOperation(), code: 'COUPON-PLEASE' })
        .errorCode,
    ).toBe('CODE_USED');
  });

  test('is refused for an hour after ten unknown codes', () => {
    const { redeem, refused, pass, customer } = setup();
    for (let number = 0; number < 10; number += 1) expect(refused(`GUESS-${number}`).errorCode).toBe('CODE_UNKNOWN');
    pass(1_000);
    expect(refused('MONEY-PLEASE')).toMatchObject({ errorCode: 'CODE_LIMIT', data: { waitMs: 3_599_000 } });
    expect(
      customer('+14155550174').ok('exchangeCode', { operationId: nextOperation(), code: 'MONEY-PLEASE' }).amount,
    ).toBe(20_000);
    pass(3_598_999);
    expect(refused('MONEY-PLEASE')).toMatchObject({ errorCode: 'CODE_LIMIT', data: { waitMs: 1 } });
    pass(1);
    expect(redeem('MONEY-PLEASE').amount).toBe(20_000);
  });

  test('is not refused after unknown codes of different hours', () => {
    const { redeem, refused, pass } = setup();
    for (let number = 0; number < 9; number += 1) refused(`GUESS-${number}`);
    pass(3_600_000);
    for (let number = 0; number < 9; number += 1) refused(`GUESS-${number}`);
    expect(redeem('MONEY-PLEASE').amount).toBe(20_000);
    expect(refused('GUESS-9').errorCode).toBe('CODE_UNKNOWN');
    expect(refused('COUPON-PLEASE')).toMatchObject({ errorCode: 'CODE_LIMIT', data: { waitMs: 3_600_000 } });
  });

  test('can be used until its last millisecond', () => {
    const { customer, pass } = setup();
    const redeemAs = (phone: string) =>
      customer(phone).send('exchangeCode', { operationId: nextOperation(), code: 'MONEY-PLEASE' }).body;
    pass(30 * 86_400_000 - 1);
    expect(redeemAs('+14155550173')).toMatchObject({ success: true, data: { amount: 20_000 } });
    pass(1);
    expect(redeemAs('+14155550174')).toMatchObject({ success: false, errorCode: 'CODE_OUT_OF_DATE' });
  });
});
