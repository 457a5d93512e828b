import type { SumLine } from '@/components/SumLines';
import { useMoney } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';

export interface PriceRowsInput {
  /** The API's price lines in minor units. Nothing is calculated here. */
  lines: readonly { kind: 'goods' | 'delivery' | 'coupon' | 'discountCode' | 'balance'; amount: number }[];
  total: number;
  /** What the order is worth: all lines but the balance. Without it only `total` is shown. */
  value?: number | null | undefined;
  /** How it was paid. */
  payments?: readonly { name: string; amount: number }[] | null | undefined;
  /** The order is cancelled: nothing is to be paid any more, and what the balance paid is back. */
  isOver?: boolean;
  totalLabel: string;
  currency: string;
  pieces: number;
}

/**
 * How a total is made up, row by row, as calculated by the API. Where the balance paid a part, the worth of the order comes
 * before it, so that an order is never shown as its remainder only.
 */
export function usePriceRows(input: PriceRowsInput): SumLine[] {
  const { lines, total, totalLabel, value, payments, isOver = false, currency, pieces } = input;
  const { t } = useTranslation();
  const money = useMoney(currency);
  const toSumLine = ({ kind, amount }: PriceRowsInput['lines'][number]): SumLine => ({
    name: t(`order.line.${kind}`),
    note: kind === 'goods' ? t('order.pieces', { count: pieces }) : '',
    value: kind === 'delivery' && amount === 0 ? t('order.line.free') : money(amount),
    isOff: amount < 0,
  });
  const parts = lines.filter(({ kind }) => kind !== 'balance').map(toSumLine);
  const balance = lines.filter(({ kind }) => kind === 'balance').map(toSumLine);
  const result = { name: totalLabel, value: money(total), isResult: true };
  const paid = (payments ?? []).map(({ name, amount }) => ({
    name: t('order.paidWith', { name }),
    value: money(amount),
  }));
  if (value === undefined || value === null) return [...lines.map(toSumLine), result];
  const worth = { name: t('order.total'), value: money(value), isResult: true };
  if (paid.length > 0) return [...parts, worth, ...paid];
  if (isOver) return [...parts, worth];
  if (balance.length > 0) return [...parts, worth, ...balance, { ...result, name: t('order.toPayTotal') }];
  return [...parts, result];
}
