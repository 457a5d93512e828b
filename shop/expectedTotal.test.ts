/** `confirmOrder` accepts only the total that the customer saw. */
import { openTestShop } from '../mock/testing/openTestShop';
import { packLine, prepareOrder } from '../mock/testing/purchase';

test.each([
  ['rose', 11_500],
  ['fell', 9_900],
])('an order whose price %s is refused with the new total', (_change, price) => {
  const { shop, customer } = openTestShop();
  const ada = customer('+14155550166');
  const input = prepareOrder(ada, packLine('phones.only'));
  shop.operator.setPrice('phones.only', price);
  expect(ada.refused('confirmOrder', input).errorCode).toBe('TOTAL_CHANGED');
  expect(ada.ok('getOrders', {}).list).toEqual([]);
});
