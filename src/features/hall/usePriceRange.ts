/** The price filter: two fields for exact amounts, and a slider for round ones. */
import '@/features/hall/hallMessages';
import { useState } from 'react';
import { moneyAsUnderstood } from '@/lib/typedMoney';
import { useCurrency, useMoney } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';
import type { HallFilters, PriceRange } from './hallFilters';
import {
  amountAtSliderValue,
  LAST_SLIDER_VALUE,
  sliderValuesOf,
  readPriceRange,
  typedPriceRange,
  type TypedPriceRange,
} from './priceRange';

type SliderValues = [number, number];

export function usePriceRange(filters: HallFilters) {
  const { t, language } = useTranslation();
  const money = useMoney();
  const currency = useCurrency() ?? '';
  const [changed, setChanged] = useState<TypedPriceRange>();
  const [left, setLeft] = useState<readonly string[]>([]);
  const asItIs: PriceRange = { priceFrom: filters.priceFrom, priceTo: filters.priceTo };
  const typed = changed ?? (currency ? typedPriceRange(filters, currency, language) : { from: '', to: '' });
  const { range, fieldErrors } = changed
    ? readPriceRange(changed, currency, language)
    : { range: asItIs, fieldErrors: {} };
  const error = (end: keyof TypedPriceRange) => {
    const found = fieldErrors[end];
    // A half-typed amount is no error yet; two amounts in the wrong order are.
    const fault = found === 'order' || left.includes(end) ? found : undefined;
    return fault && t(`hall.priceFault.${fault}`);
  };
  const understood = (end: keyof TypedPriceRange) => {
    const amount = moneyAsUnderstood(typed[end], currency, language);
    return amount === undefined ? undefined : `= ${money(amount)}`;
  };
  const values: SliderValues = currency ? sliderValuesOf(range ?? asItIs, currency) : [0, LAST_SLIDER_VALUE];
  const type = (part: Partial<TypedPriceRange>) => setChanged({ ...typed, ...part });
  return {
    /** False until the currency is loaded, because amounts depend on it. */
    isReady: currency !== '',
    label: t('hall.price', { currency }),
    typed,
    errors: { from: error('from'), to: error('to') },
    /** The amounts as they were understood, where they could be read in another way. */
    understood: { from: understood('from'), to: understood('to') },
    /** Undefined while there is an error. */
    range,
    type,
    /** Shows the errors of a field that was left. */
    leave: (end: keyof TypedPriceRange) => setLeft([...left, end]),
    /** Resets the fields to the applied filters. */
    reset: () => setChanged(undefined),
    slider: {
      max: LAST_SLIDER_VALUE,
      value: values,
      onChange: ([low = 0, high = LAST_SLIDER_VALUE]: readonly number[]) => {
        const next: SliderValues = [Math.min(low, LAST_SLIDER_VALUE - 1), Math.max(high, 1)];
        // An exact amount stays while the other end moves.
        const text = typedPriceRange(
          { priceFrom: amountAtSliderValue(next[0], currency), priceTo: amountAtSliderValue(next[1], currency) },
          currency,
          language,
        );
        type({ ...(next[0] !== values[0] && { from: text.from }), ...(next[1] !== values[1] && { to: text.to }) });
      },
    },
    /** The amount at a value of the slider, for screen readers. */
    valueLabel: (value: number) => {
      const amount = amountAtSliderValue(value, currency);
      return amount === undefined ? t('hall.priceAny') : money(amount);
    },
  };
}

export type PriceFields = ReturnType<typeof usePriceRange>;
