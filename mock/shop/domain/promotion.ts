/** Friends who invite friends: the inviter is rewarded once, when the friend pays for the first time. */
import type { ShopContext } from '../context';
import { sumOf } from '../money';
import { addEntry } from './wallet';

/** Rewards who invited this customer, if anybody did and it was not done before. */
export function rewardInviter(context: ShopContext, customerId: string): void {
  const { customers } = context.books;
  const friend = customers.get(customerId);
  if (!friend?.invitedBy || friend.isInviteRewarded) return;
  customers.put(friend.id, { ...friend, isInviteRewarded: true });
  addEntry(context, friend.invitedBy, {
    kind: 'reward',
    title: { en: `${friend.nickname} placed a first order`, zh: `${friend.nickname} 完成首单` },
    amount: context.goods.promotion.rewardEach,
  });
}

/** How many friends a customer invited, and what they earned with it (minor units). */
export function invitesOf({ books }: ShopContext, customerId: string): { invited: number; earned: number } {
  let invited = 0;
  for (const customer of books.customers.values()) if (customer.invitedBy === customerId) invited += 1;
  const rewards = books.walletEntries.listOf(customerId).filter((entry) => entry.kind === 'reward');
  return { invited, earned: sumOf(rewards.map((entry) => entry.amount)) };
}
