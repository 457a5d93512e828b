import { priceRowsOf, type PriceLinesInput, type PriceRow } from '@/domain/priceLines';
import { useMoney } from '@/hooks/useMoney';
import { usePriceLineName } from '@/hooks/usePriceLineName';
import { useTaxNote } from '@/hooks/useTaxNote';
import { useTranslation } from '@/hooks/useTranslation';
import type { PriceLine } from '@/api/packs';
import type { SumLine } from './SumLines';

export interface PriceRowsInput extends PriceLinesInput {
  totalLabel: string;
  currency: string;
  pieces: number;
}

/** Lines that are a discount when they are negative. */
const isOff = ({ kind, amount }: PriceLine): boolean => amount < 0 && kind !== 'rounding' && kind !== 'tax';

/** How a total is made up, row by row, as calculated by the API. */
export function usePriceRows({ totalLabel, currency, pieces, ...input }: PriceRowsInput): SumLine[] {
  const { t } = useTranslation();
  const nameOf = usePriceLineName();
  // Where a tax is added, the total says it line by line.
  const includedTax = useTaxNote();
  const taxNote = input.lines.some(({ kind }) => kind === 'tax') ? '' : includedTax;
  const money = useMoney(currency);
  const toSumLine = (one: PriceRow): SumLine => {
    const { amount } = one;
    switch (one.row) {
      case 'line':
        return {
          name: nameOf(one),
          note: one.kind === 'goods' ? t('order.pieces', { count: pieces }) : '',
          value: one.kind === 'delivery' && amount === 0 ? t('order.line.free') : money(amount),
          isOff: isOff(one),
        };
      case 'payment':
        return { name: t('order.paidWith', { name: one.name }), value: money(amount) };
      case 'worth':
        return { name: t('order.total'), note: taxNote, value: money(amount), isResult: true };
      case 'toPay':
        return { name: t('order.toPayTotal'), value: money(amount), isResult: true };
      case 'total':
        return { name: totalLabel, note: taxNote, value: money(amount), isResult: true };
    }
  };
  return priceRowsOf(input).map(toSumLine);
}
