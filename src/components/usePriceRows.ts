import { priceRowsOf, type PriceLinesInput, type PriceRow } from '@/domain/priceLines';
import { useMoney } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';
import type { SumLine } from './SumLines';

export interface PriceRowsInput extends PriceLinesInput {
  totalLabel: string;
  currency: string;
  pieces: number;
}

/** How a total is made up, row by row, as calculated by the API. */
export function usePriceRows({ totalLabel, currency, pieces, ...input }: PriceRowsInput): SumLine[] {
  const { t } = useTranslation();
  const money = useMoney(currency);
  const toSumLine = (one: PriceRow): SumLine => {
    const { amount } = one;
    switch (one.row) {
      case 'line':
        return {
          name: t(`order.line.${one.kind}`),
          note: one.kind === 'goods' ? t('order.pieces', { count: pieces }) : '',
          value: one.kind === 'delivery' && amount === 0 ? t('order.line.free') : money(amount),
          isOff: amount < 0,
        };
      case 'payment':
        return { name: t('order.paidWith', { name: one.name }), value: money(amount) };
      case 'worth':
        return { name: t('order.total'), value: money(amount), isResult: true };
      case 'toPay':
        return { name: t('order.toPayTotal'), value: money(amount), isResult: true };
      case 'total':
        return { name: totalLabel, value: money(amount), isResult: true };
    }
  };
  return priceRowsOf(input).map(toSumLine);
}
