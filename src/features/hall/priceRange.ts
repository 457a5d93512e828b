/** The price filter as typed: two amounts in major units, each optional. */
import { cleanCode } from '@/lib/typedText';
import { minorDigits } from '@/lib/money';
import { parseMoney, typedMoney } from '@/lib/typedMoney';
import type { PriceRange } from './hallFilters';

export interface TypedPriceRange {
  from: string;
  to: string;
}

/** `amount`: not an amount of this currency. `order`: smaller than the lower limit. */
type PriceFieldError = 'amount' | 'order';

export interface ReadPriceRange {
  /** Undefined while there is an error. */
  range: PriceRange | undefined;
  fieldErrors: { from?: PriceFieldError; to?: PriceFieldError };
}

/** Parses both fields. `currency` as ISO 4217. */
export function readPriceRange(typed: TypedPriceRange, currency: string, language?: string): ReadPriceRange {
  const read = (text: string): number | PriceFieldError | undefined => {
    if (cleanCode(text) === '') return undefined;
    return parseMoney(text, currency, language) ?? 'amount';
  };
  const priceFrom = read(typed.from);
  const priceTo = read(typed.to);
  if (typeof priceFrom === 'string' || typeof priceTo === 'string') {
    return {
      range: undefined,
      fieldErrors: {
        ...(typeof priceFrom === 'string' && { from: priceFrom }),
        ...(typeof priceTo === 'string' && { to: priceTo }),
      },
    };
  }
  if (priceFrom !== undefined && priceTo !== undefined && priceTo < priceFrom)
    return { range: undefined, fieldErrors: { to: 'order' } };
  return { range: { priceFrom, priceTo }, fieldErrors: {} };
}

/** A range as text for the fields; whole amounts without decimals. */
export function typedPriceRange(
  { priceFrom, priceTo }: PriceRange,
  currency: string,
  language = 'en',
): TypedPriceRange {
  const text = (amount: number | undefined) =>
    amount === undefined ? '' : typedMoney(amount, currency, language).replace(/[.,]0+$/, '');
  return { from: text(priceFrom), to: text(priceTo) };
}

/** The values of the price slider, in the amounts of a currency with two decimals. */
const sliderStops = [0, 10, 20, 50, 100, 200, 500, 1_000];
/** The slider's last value: no upper limit. */
export const LAST_SLIDER_VALUE = sliderStops.length;

/**
 * The amount of a value of the slider in minor units; undefined without a limit. The API does not send its highest price, so the
 * values are round amounts: 10, 20, 50 of a currency with two decimals, 1,000, 2,000, 5,000 of one without.
 */
export function amountAtSliderValue(value: number, currency: string): number | undefined {
  const stop = value > 0 ? sliderStops[value] : undefined;
  return stop === undefined ? undefined : stop * 10 ** Math.max(2, minorDigits(currency));
}

/** The slider values of a range: the nearest ones that contain it. */
export function sliderValuesOf({ priceFrom, priceTo }: PriceRange, currency: string): [number, number] {
  const amounts = sliderStops.map((_, value) => amountAtSliderValue(value, currency) ?? 0);
  const to = priceTo === undefined ? -1 : amounts.findIndex((amount) => amount >= priceTo);
  return [
    amounts.filter((amount) => amount <= (priceFrom ?? 0)).length - 1,
    to === -1 ? LAST_SLIDER_VALUE : Math.max(1, to),
  ];
}
