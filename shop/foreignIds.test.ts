import { addressOf, draftAddress, packLine, nextOperation } from '../mock/testing/purchase';
import { openTestShop } from '../mock/testing/openTestShop';

/** Ids of other APIs: the contract allows any text of 1 to 64 characters. */
const foreignIds = [
  'gid://shopify/Product/7',
  'Zm9v+Y==',
  'a b',
  '杯',
  '%2F',
  '%',
  '#&?=',
  '"\'',
  '🧺'.repeat(64),
  'constructor',
];

describe.each(foreignIds)('the foreign id %p', (id) => {
  const open = () => openTestShop().customer('+14155550160');

  test('is not found', () => {
    const ada = open();
    const refusals = [
      ada.refused('getGoodsDetail', { id }),
      ada.refused('getArticle', { id }),
      ada.refused('getOrderDetail', { id }),
      ada.refused('cancelOrder', { id, reason: 'other' }),
      ada.refused('payOrder', { operationId: nextOperation(), orderId: id, expectedTotal: 1 }),
      ada.refused('getTicketDetail', { id }),
      ada.refused('saveAddress', { ...draftAddress, id }),
      ada.refused('saveAddress', { ...draftAddress, orderId: id }),
      ada.refused('saveAddress', { id, remove: true }),
    ];
    expect(refusals.map(({ errorCode }) => errorCode)).toEqual(refusals.map(() => 'NOT_FOUND'));
  });

  test('is a line that is gone, an empty category, and no reason to refuse a recommendation', () => {
    const ada = open();
    addressOf(ada);
    const { lines, canOrder } = ada.ok('packGoods', { lines: packLine(id) });
    expect(lines).toEqual([expect.objectContaining({ skuId: id, problem: 'gone' })]);
    expect(canOrder).toBe(false);
    expect(ada.ok('getGoodsList', { categoryId: id }).total).toBe(0);
    expect(ada.ok('recommendGoods', { goodsId: id }).total).toBeGreaterThan(0);
  });
});
