/** A customer at every limit: a full address book, spent coupons, an empty wallet, more orders than a page holds. */
import type { ShopContext } from '../context';
import { MOST_ADDRESSES, putAddress } from '../domain/addresses';
import { DAY } from '../time';
import { buy, joinAccount, past, shelves } from './past';

const ORDERS = 26;

/** Lives the life of Sam Okafor until now. */
export function liveFull(context: ShopContext): void {
  const joined = past(context, 200 * DAY);
  const customer = joinAccount(joined, 'full');
  for (let number = 1; number <= MOST_ADDRESSES; number += 1) {
    putAddress(joined, customer.id, undefined, {
      recipient: 'Sam Okafor',
      phone: customer.phone,
      region: 'WA',
      city: 'Seattle',
      street: `${number} Pine Street`,
      postcode: '98101',
      isDefault: number === 1,
    });
  }
  const shelf = shelves(context);
  for (let nth = 0; nth < ORDERS; nth += 1) buy(past(context, (180 - nth * 6) * DAY), customer, shelf.delivered(nth + 4));
}
