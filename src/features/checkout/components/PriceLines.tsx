import { useMoney } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';
import { SumLines } from '@/components/SumLines';

interface Props {
  /** The API's price lines in minor units. Nothing is calculated here. */
  lines: readonly { kind: 'goods' | 'delivery' | 'coupon' | 'discountCode' | 'balance'; amount: number }[];
  total: number;
  totalLabel: string;
  currency: string;
  pieces: number;
}

/** How a total is made up, line by line, as calculated by the API. */
export function PriceLines({ lines, total, totalLabel, currency, pieces }: Props) {
  const { t } = useTranslation();
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
