/**
 * What became of a code whose answer was lost. Nothing is ever guessed here:
 *
 * - The wallet log names the operation behind each entry, so money that came is known for certain, by reading alone.
 * - Coupons, tickets and goods name no operation. One that is new may have come another way, and one that is not there yet
 *   may be on its way. So silence of the log means "unknown", never "it did not go through".
 * - From "unknown" the customer's own press sends the same code under the same operation id. The shop answers that with its
 *   first result, or redeems it now if it never heard of it: one effect in either case. A write is not repeated by itself.
 *
 * The id is kept under a mark of the code (see intentionOf), so that another code is another intention, and so that the
 * code itself is not written anywhere.
 */
import { callShop } from '@/api/client';
import type { Redeemed } from '@/api/schema/ticket';
import { getWalletLog } from '@/api/walletCalls';
import { fingerprint } from '@/domain/fingerprint';

/** Ms to wait before each look into the log. */
export const lookPauses = [500, 1500] as const;

/** Names the intention to redeem this code, without holding it. */
export const intentionOf = (code: string): string => `redeem:${fingerprint(code)}`;

/** The money that this operation brought. Throws when the log says nothing, or cannot be read. */
export async function findRedeemed(operationId: string): Promise<Redeemed> {
  const { list } = await callShop(getWalletLog, {}, { skipErrorHandler: true });
  const entry = list.find((one) => one.operationId?.toLowerCase() === operationId.toLowerCase());
  if (!entry) throw new Error('the log does not say');
  return { kind: 'balance', name: entry.title, amount: entry.amount, ticketId: null, couponId: null, goodsId: null };
}
