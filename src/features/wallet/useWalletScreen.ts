/** The wallet's screen on both platforms: formatted amounts, labels and links. */
import { useFeature } from '@/hooks/useFeature';
import { type WalletEntry, getWalletLog } from '@/api/wallet';
import { useMoney } from '@/hooks/useMoney';
import { useDateFormat } from '@/hooks/useDateFormat';
import { useTranslation } from '@/hooks/useTranslation';
import { isScreenOn, pathOf, type Platform } from '@/lib/routes';
import type { WalletFilter } from './walletFilter';
import { useMemo } from 'react';
import { useQuery } from '@/query/useQuery';
import { useBalance } from './useBalance';
import { useWithdrawals } from './useWithdrawals';
import { walletChoices, walletMonths } from './walletFilter';
import { amountInProgress } from './withdrawalSteps';

/** The URL of an entry: its order, or the log of withdrawals. */
function getEntryPath({ orderId, kind }: WalletEntry, platform: Platform): string | undefined {
  if (orderId) return pathOf(platform, 'orders', { id: orderId });
  const isWithdrawal = kind === 'withdrawal' || kind === 'withdrawalReturn';
  return isWithdrawal && isScreenOn('withdrawLog') ? pathOf(platform, 'withdrawLog') : undefined;
}

export function useWalletScreen(platform: Platform, filter: WalletFilter) {
  const { t } = useTranslation();
  const when = useDateFormat();
  const { balance, balanceError, retryBalance, held, heldError, log, error, retry, refresh } = useWallet(filter);
  const money = useMoney(balance?.currency);

  const hasWithdrawals = useFeature('withdrawals');
  const isTooLittle =
    hasWithdrawals && balance !== undefined && balance.available < Math.max(1, balance.withdrawMinimum);

  const rowOf = (entry: WalletEntry) => ({
    id: entry.id,
    kind: entry.kind,
    title: entry.title,
    at: entry.at,
    when: when.booked(entry.at),
    amount: entry.amount > 0 ? `+${money(entry.amount)}` : money(entry.amount),
    isIn: entry.amount > 0,
    left: t('wallet.left', { amount: money(entry.balanceAfter) }),
    to: getEntryPath(entry, platform),
  });
  // Without the unreadable entries a sum would be wrong, so none is shown.
  const sumsOf = (came: number, went: number) =>
    log?.droppedCount
      ? ''
      : [came > 0 && t('wallet.came', { amount: money(came) }), went > 0 && t('wallet.went', { amount: money(went) })]
          .filter(Boolean)
          .join(' · ');
  const parts = [
    { name: t('wallet.held.withdrawals'), amount: held?.withdrawals, to: pathOf(platform, 'withdrawLog') },
    { name: t('wallet.held.orders'), amount: held?.orders, to: pathOf(platform, 'orders', { status: 'toPay' }) },
  ];

  return {
    available: balance && money(balance.available),
    /** The reserved amount; undefined until it is known. */
    onHold: balance && money(balance.frozen),
    /** Until the balance is known, withdrawing is offered: its page says whether it is possible. */
    canWithdraw: !isTooLittle,
    /** Why nothing can be withdrawn; undefined when something can. */
    withdrawNote: isTooLittle ? t('wallet.withdraw.from', { minimum: money(balance.withdrawMinimum) }) : undefined,
    balanceError,
    retryBalance,
    /** What reserves the amount on hold, as far as it is known; undefined when nothing does. */
    held: held && {
      title: t('wallet.held'),
      text: t('wallet.heldText'),
      parts: parts.flatMap(({ amount, ...part }) => (amount ? [{ ...part, amount: money(amount) }] : [])),
    },
    heldError: heldError && { ...heldError, name: t('wallet.withdrawals') },
    /** The filtered log; undefined until it is loaded. */
    log: log && {
      isEmpty: log.isEmpty,
      droppedCount: log.droppedCount,
      months: log.months.map(({ month, entries, came, went }) => ({
        month,
        name: when.month(month),
        sums: sumsOf(came, went),
        entries,
      })),
      /** Labels of an entry; called for rendered entries only. */
      rowOf,
      filters: {
        kind: {
          legend: t('wallet.kind'),
          chosen: filter.kind ?? '',
          options: [
            { value: '', name: t('wallet.kind.all') },
            ...log.choices.kinds.map((kind) => ({ value: kind, name: t(`wallet.kind.${kind}`) })),
          ],
        },
        month: {
          legend: t('wallet.month'),
          chosen: filter.month ?? '',
          options: [
            { value: '', name: t('wallet.month.all') },
            ...log.choices.months.map((month) => ({ value: month, name: when.month(month) })),
          ],
        },
      },
    },
    error,
    retry,
    refresh,
  };
}
export type WalletScreen = ReturnType<typeof useWalletScreen>;

/** The wallet: balance, reserved amount with its parts, and entries. */

/** `held` has the parts of the reserved amount: undefined without one; the parts are undefined until they are loaded. */
function useWallet(filter: WalletFilter) {
  const { balance, error: balanceError, retry: retryBalance } = useBalance();
  const { withdrawals, error: withdrawalsError, retry: retryWithdrawals } = useWithdrawals();
  const { data, error, refetch: retry } = useQuery(getWalletLog, {});
  const { kind, month } = filter;

  const log = useMemo(() => {
    if (!data) return undefined;
    const chosen = { kind, month };
    return {
      isEmpty: data.list.length === 0,
      droppedCount: data.droppedCount,
      choices: walletChoices(data.list, chosen),
      months: walletMonths(data.list, chosen),
    };
  }, [data, kind, month]);

  const isInTransit = withdrawals && balance && Math.min(amountInProgress(withdrawals), balance.frozen);
  return {
    balance,
    balanceError,
    retryBalance,
    held:
      balance && balance.frozen > 0
        ? {
            withdrawals: isInTransit,
            orders: isInTransit === undefined ? undefined : balance.frozen - isInTransit,
          }
        : undefined,
    /** The error of loading the parts of the reserved amount, with a retry. */
    heldError:
      balance && balance.frozen > 0 && withdrawalsError
        ? { error: withdrawalsError, retry: retryWithdrawals }
        : undefined,
    /** The filtered entries; undefined until they are loaded. */
    log,
    error,
    retry,
    /** Refetches everything; resolves when the responses have arrived. */
    refresh: () => Promise.all([retryBalance(), retryWithdrawals(), retry()]),
  };
}
