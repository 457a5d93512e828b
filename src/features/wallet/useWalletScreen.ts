/** The wallet as both faces draw it: figures, names, and where each movement leads. */
import type { WalletEntry } from '@/api/schema/user';
import { useMoney } from '@/hooks/useMoney';
import { useWhen } from '@/hooks/useWhen';
import { useWords } from '@/hooks/useWords';
import { pathOf, type Face } from '@/routes';
import { useWallet } from './useWallet';
import type { WalletFilter } from './walletFilter';

/** What an entry belongs to: its order, or the log of withdrawals. */
function wayOf({ orderId, kind }: WalletEntry, face: Face): string | undefined {
  if (orderId) return pathOf(face, 'orders', { id: orderId });
  return kind === 'withdrawal' || kind === 'withdrawalReturn' ? pathOf(face, 'withdrawLog') : undefined;
}

export function useWalletScreen(face: Face, filter: WalletFilter) {
  const { t } = useWords();
  const when = useWhen();
  const { balance, balanceProblem, retryBalance, held, heldFault, log, problem, retry, refresh } = useWallet(filter);
  const money = useMoney(balance?.currency);

  const rowOf = (entry: WalletEntry) => ({
    id: entry.id,
    kind: entry.kind,
    title: entry.title,
    at: entry.at,
    when: when.moment(entry.at),
    amount: entry.amount > 0 ? `+${money(entry.amount)}` : money(entry.amount),
    isIn: entry.amount > 0,
    left: t('wallet.left', { amount: money(entry.balanceAfter) }),
    to: wayOf(entry, face),
  });
  // A sum that leaves out what could not be read would be wrong.
  const sumsOf = (came: number, went: number) =>
    log?.dropped ? '' : [came > 0 && t('wallet.came', { amount: money(came) }), went > 0 && t('wallet.went', { amount: money(went) })].filter(Boolean).join(' · ');
  const parts = [
    { name: t('wallet.held.withdrawals'), amount: held?.withdrawals, to: pathOf(face, 'withdrawLog') },
    { name: t('wallet.held.orders'), amount: held?.orders, to: pathOf(face, 'orders', { status: 'toPay' }) },
  ];

  return {
    available: balance && money(balance.available),
    balanceProblem,
    retryBalance,
    /** What is held back, and what holds it as far as that is known. */
    held: held && {
      title: t('wallet.held'),
      amount: money(held.amount),
      text: t('wallet.heldText'),
      parts: parts.flatMap(({ amount, ...part }) => (amount ? [{ ...part, amount: money(amount) }] : [])),
    },
    heldFault: heldFault && { ...heldFault, name: t('wallet.withdrawals') },
    /** The log as the filter leaves it; undefined until it is known. */
    log: log && {
      isEmpty: log.isEmpty,
      dropped: log.dropped,
      months: log.months.map(({ month, entries, came, went }) => ({ month, name: when.month(month), sums: sumsOf(came, went), entries })),
      /** An entry in words; only those that are drawn are put into words. */
      rowOf,
      filters: {
        kind: { legend: t('wallet.kind'), chosen: filter.kind ?? '', options: [{ value: '', name: t('wallet.kind.all') }, ...log.choices.kinds.map((kind) => ({ value: kind, name: t(`wallet.kind.${kind}`) }))] },
        month: { legend: t('wallet.month'), chosen: filter.month ?? '', options: [{ value: '', name: t('wallet.month.all') }, ...log.choices.months.map((month) => ({ value: month, name: when.month(month) }))] },
      },
    },
    problem,
    retry,
    refresh,
  };
}
export type WalletScreen = ReturnType<typeof useWalletScreen>;
