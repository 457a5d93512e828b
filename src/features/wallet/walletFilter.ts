/**
 * Filters the wallet's log by kind and month. Months are those of the shop, like the dates beside the entries.
 */
import type { WalletEntry } from '@/api/wallet';
import { shopDay } from '@/api/schema/calendarDay';
import { queryChoice, type Query } from '@/lib/searchParams';

/** In display order. */
const walletKinds = [
  'payment',
  'refund',
  'redeem',
  'reward',
  'topUp',
  'withdrawal',
  'withdrawalReturn',
] as const satisfies readonly WalletEntry['kind'][];
export type WalletKind = (typeof walletKinds)[number];

export interface WalletFilter {
  kind: WalletKind | undefined;
  /** `YYYY-MM`. */
  month: string | undefined;
}

export interface WalletMonth {
  month: string;
  entries: WalletEntry[];
  /** Sums of incoming and outgoing amounts in minor units, both positive. */
  came: number;
  went: number;
}

/** The filter of a query; invalid values are ignored. */
export function walletFilterOf(query: Query): WalletFilter {
  const month = query['month'];
  return {
    kind: queryChoice(query['kind'], walletKinds),
    month: month && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined,
  };
}

/** The shop's month of a time, `YYYY-MM`. */
export const shopMonthOf = (at: string): string => shopDay(at).slice(0, 7);

/** The options: kinds and months that occur, and the chosen ones. */
export function walletChoices(
  entries: readonly WalletEntry[],
  { kind, month }: WalletFilter,
): { kinds: WalletKind[]; months: string[] } {
  const kinds = new Set([kind, ...entries.map((entry) => entry.kind)]);
  const months = new Set([...(month ? [month] : []), ...entries.map(({ at }) => shopMonthOf(at))]);
  return { kinds: walletKinds.filter((one) => kinds.has(one)), months: [...months].sort().reverse() };
}

/** The filtered entries by month, in the API's order. */
export function walletMonths(entries: readonly WalletEntry[], { kind, month }: WalletFilter): WalletMonth[] {
  const months = new Map<string, WalletMonth>();
  for (const entry of entries) {
    const of = shopMonthOf(entry.at);
    if ((kind && entry.kind !== kind) || (month && of !== month)) continue;
    const group = months.get(of) ?? { month: of, entries: [], came: 0, went: 0 };
    group.entries.push(entry);
    if (entry.amount > 0) group.came += entry.amount;
    else group.went -= entry.amount;
    months.set(of, group);
  }
  return [...months.values()];
}
