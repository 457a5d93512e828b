/** The price filter as it is typed: two amounts in major units, each of which may be empty. */
import { decimalText, minorDigits, parseMoney } from '@/domain/money';
import type { PriceRange } from './hallFilters';

export interface TypedRange {
  from: string;
  to: string;
}

/** `amount`: not an amount of this currency. `order`: less than where the range begins. */
export type RangeFault = 'amount' | 'order';

export interface ReadRange {
  /** Undefined while there is a fault. */
  range: PriceRange | undefined;
  faults: { from?: RangeFault; to?: RangeFault };
}

/** Reads what was typed, full-width figures as well. `currency` as ISO 4217. */
export function readPriceRange(typed: TypedRange, currency: string): ReadRange {
  const read = (text: string): number | RangeFault | undefined => {
    const plain = text.normalize('NFKC').trim();
    return plain === '' ? undefined : (parseMoney(plain, currency) ?? 'amount');
  };
  const priceFrom = read(typed.from);
  const priceTo = read(typed.to);
  if (typeof priceFrom === 'string' || typeof priceTo === 'string') {
    return { range: undefined, faults: { ...(typeof priceFrom === 'string' && { from: priceFrom }), ...(typeof priceTo === 'string' && { to: priceTo }) } };
  }
  if (priceFrom !== undefined && priceTo !== undefined && priceTo < priceFrom) return { range: undefined, faults: { to: 'order' } };
  return { range: { priceFrom, priceTo }, faults: {} };
}

/** A range as one would type it; whole amounts without a point. */
export function typedRange({ priceFrom, priceTo }: PriceRange, currency: string): TypedRange {
  const digits = minorDigits(currency);
  const text = (amount: number | undefined) => (amount === undefined ? '' : decimalText(amount, digits).replace(/\.0+$/, ''));
  return { from: text(priceFrom), to: text(priceTo) };
}
