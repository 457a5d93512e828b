import { useMoney } from '@/hooks/useMoney';
import { useWords } from '@/hooks/useWords';
import { SumLines } from './SumLines';

interface Props {
  /** The shop's own lines; minor units. Nothing is added up here. */
  lines: readonly { kind: 'goods' | 'delivery' | 'coupon' | 'discountCode' | 'balance'; amount: number }[];
  total: number;
  totalLabel: string;
  currency: string;
  pieces: number;
}

/** How a total comes about, line by line, as the shop computed it. */
export function PriceLines({ lines, total, totalLabel, currency, pieces }: Props) {
  const { t } = useWords();
  const money = useMoney(currency);
  return (
    <SumLines
      lines={[
        ...lines.map(({ kind, amount }) => ({
          name: t(`order.line.${kind}`),
          note: kind === 'goods' ? t('order.pieces', { count: pieces }) : '',
          value: kind === 'delivery' && amount === 0 ? t('order.line.free') : money(amount),
          isOff: amount < 0,
        })),
        { name: totalLabel, value: money(total), isResult: true },
      ]}
    />
  );
}
