/**
 * Invitations. The inviter gets one reward when an invited customer pays for the first time. When that order is cancelled,
 * the reward is taken back, and the next payment of the same customer earns it again.
 *
 * The balance of the inviter is never negative. What is spent, withdrawn or held already stays a debt. It is paid from the
 * balance as soon as money arrives there or a hold ends, before the inviter can use it.
 */
import type { ShopContext } from '../context';
import { sumOf } from '../money';
import type { OrderRow } from './rows';
import { addWalletEntry, payRewardDebt } from './wallet';

/** Rewards the inviter of the customer of a paid order. Does nothing without an inviter with an account, or after an earlier reward. */
export function rewardInviter(context: ShopContext, order: Pick<OrderRow, 'id' | 'customerId'>): void {
  const { customers } = context.database;
  const friend = customers.get(order.customerId);
  if (!friend?.invitedBy || friend.isInviteRewarded || customers.get(friend.invitedBy)?.isDeleted) return;
  const amount = context.goods.promotion.rewardEach;
  customers.put(friend.id, { ...friend, isInviteRewarded: true, inviteReward: { orderId: order.id, amount } });
  addWalletEntry(context, friend.invitedBy, {
    kind: 'reward',
    title: {
      en: `${friend.nickname} placed their first order`,
      zh: `${friend.nickname} 完成首单`,
      de: `${friend.nickname} hat zum ersten Mal bestellt`,
    },
    amount,
  });
}

/** Takes the reward of a cancelled or returned order back. Does nothing when the order earned none. */
export function takeBackReward(context: ShopContext, order: Pick<OrderRow, 'id' | 'customerId' | 'status'>): void {
  const { customers } = context.database;
  const friend = customers.get(order.customerId);
  const reward = friend?.inviteReward;
  if (!friend?.invitedBy || reward?.orderId !== order.id) return;
  customers.put(friend.id, { ...friend, isInviteRewarded: false, inviteReward: null });
  const inviter = customers.get(friend.invitedBy);
  if (!inviter) return;
  customers.put(inviter.id, { ...inviter, rewardDebt: (inviter.rewardDebt ?? 0) + reward.amount });
  payRewardDebt(
    context,
    inviter.id,
    order.status === 'done'
      ? {
          en: `${friend.nickname} returned their first order`,
          zh: `${friend.nickname} 退回了首单`,
          de: `${friend.nickname} hat die erste Bestellung zurückgeschickt`,
        }
      : {
          en: `${friend.nickname} canceled their first order`,
          zh: `${friend.nickname} 取消了首单`,
          de: `${friend.nickname} hat die erste Bestellung storniert`,
        },
  );
}

/** Returns the number of customers that a customer invited, and the rewards earned and not taken back (minor units). */
export function getInviteTotals({ database }: ShopContext, customerId: string): { invited: number; earned: number } {
  let invited = 0;
  for (const customer of database.customers.values()) if (customer.invitedBy === customerId) invited += 1;
  const rewards = database.walletEntries.listByCustomer(customerId).filter((entry) => entry.kind === 'reward');
  const debt = database.customers.get(customerId)?.rewardDebt ?? 0;
  return { invited, earned: sumOf(rewards.map((entry) => entry.amount)) - debt };
}
