import { useMoney } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';
import { SumLines } from '@/components/SumLines';

interface Props {
  /** The API's price lines in minor units. Nothing is calculated here. */
  lines: readonly { kind: 'goods' | 'delivery' | 'coupon' | 'discountCode' | 'balance'; amount: number }[];
  total: number;
  /** What the order is worth: all lines but the balance. Without it only `total` is shown. */
  value?: number | null | undefined;
  /** How it was paid. */
  payments?: readonly { name: string; amount: number }[] | null | undefined;
  totalLabel: string;
  currency: string;
  pieces: number;
}

/**
 * How a total is made up, line by line, as calculated by the API. Where the balance paid a part, the worth of the order comes
 * before it, so that an order is never shown as its remainder only.
 */
export function PriceLines({ lines, total, totalLabel, value, payments, currency, pieces }: Props) {
  const { t } = useTranslation();
  const money = useMoney(currency);
  const toSumLine = ({ kind, amount }: Props['lines'][number]) => ({
    name: t(`order.line.${kind}`),
    note: kind === 'goods' ? t('order.pieces', { count: pieces }) : '',
    value: kind === 'delivery' && amount === 0 ? t('order.line.free') : money(amount),
    isOff: amount < 0,
  });
  const parts = lines.filter(({ kind }) => kind !== 'balance');
  const balance = lines.filter(({ kind }) => kind === 'balance');
  const result = { name: totalLabel, value: money(total), isResult: true };
  const paid = (payments ?? []).map(({ name, amount }) => ({
    name: t('order.paidWith', { name }),
    value: money(amount),
  }));
  if (value === undefined || value === null) return <SumLines lines={[...lines.map(toSumLine), result]} />;
  const worth = { name: t('order.total'), value: money(value), isResult: true };
  if (paid.length > 0) return <SumLines lines={[...parts.map(toSumLine), worth, ...paid]} />;
  if (balance.length > 0) {
    const rest = { ...result, name: t('order.toPayTotal') };
    return <SumLines lines={[...parts.map(toSumLine), worth, ...balance.map(toSumLine), rest]} />;
  }
  return <SumLines lines={[...parts.map(toSumLine), result]} />;
}
