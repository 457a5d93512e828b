/** The price filter as typed: two amounts in major units, each optional. */
import { decimalText, minorDigits, parseMoney } from '@/lib/money';
import type { PriceRange } from './hallFilters';

export interface TypedRange {
  from: string;
  to: string;
}

/** `amount`: not an amount of this currency. `order`: smaller than the lower limit. */
export type RangeFieldError = 'amount' | 'order';

export interface ReadRange {
  /** Undefined while there is an error. */
  range: PriceRange | undefined;
  fieldErrors: { from?: RangeFieldError; to?: RangeFieldError };
}

/** Parses both fields; full-width digits are accepted. `currency` as ISO 4217. */
export function readPriceRange(typed: TypedRange, currency: string): ReadRange {
  const read = (text: string): number | RangeFieldError | undefined => {
    const plain = text.normalize('NFKC').trim();
    return plain === '' ? undefined : (parseMoney(plain, currency) ?? 'amount');
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
export function typedRange({ priceFrom, priceTo }: PriceRange, currency: string): TypedRange {
  const digits = minorDigits(currency);
  const text = (amount: number | undefined) =>
    amount === undefined ? '' : decimalText(amount, digits).replace(/\.0+$/, '');
  return { from: text(priceFrom), to: text(priceTo) };
}
