/** A new customer: joined an hour ago, has a welcome coupon and nothing else. */
import type { ShopContext } from '../context';
import { HOUR } from '../time';
import { joinAccount, past } from './past';

/** Lives the life of Alex Reed until now. */
export function liveFresh(context: ShopContext): void {
  joinAccount(past(context, HOUR), 'fresh');
}
