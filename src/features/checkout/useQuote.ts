/** The quote for the current choices, fetched again after every change, and the address book that it needs. */
import { useDebounce, useTimeout } from 'ahooks';
import { useState } from 'react';
import { type PackLine, packGoods } from '@/api/packs';
import { type Address, getAddresses } from '@/api/addresses';
import { useQuery } from '@/query/useQuery';
import { chosenAddress } from '@/features/address/chosenAddress';
import type { CheckoutChoices } from './checkoutChoices';
import { encodePackLines, isQuoteOf, parsePackLines } from '@/domain/packLines';

/**
 * Ms for which the first quote waits for the address book; a quote without the address would have to be fetched again.
 */
const quoteTimeoutMs = 1_000;

/** Ms without a change of the lines after which they are quoted: stepping from 1 to 5 causes one request. */
const linesChangeDelayMs = 250;

export function useQuote(
  lines: readonly PackLine[],
  { addressId, couponId, discountCode, useBalance, deliveryId }: CheckoutChoices,
) {
  const book = useQuery(getAddresses, {});
  const address = chosenAddress(book.data?.list ?? [], addressId);
  const [isPatient, setIsPatient] = useState(true);
  useTimeout(() => setIsPatient(false), quoteTimeoutMs);
  const canAsk = lines.length > 0 && !(isPatient && book.isLoading);
  const text = encodePackLines(lines);
  const settledText = useDebounce(text, { wait: linesChangeDelayMs });
  const isSettled = settledText === text;
  const input = {
    lines: parsePackLines(settledText),
    addressId: address?.id ?? null,
    couponId,
    discountCode,
    useBalance,
    // An API without delivery options does not know the field.
    ...(deliveryId ? { deliveryId } : {}),
  };
  const pack = useQuery(packGoods, canAsk ? input : undefined, {
    isUserSpecific: true,
    keepPreviousData: true,
    staleTime: 0,
  });
  // A line that the response does not contain, or not readably, is part of the total: nothing is ordered before it is removed.
  const isWhole = !pack.isCurrent || !pack.data || isQuoteOf(pack.data.lines, input.lines);
  const quoted = pack.data && !isWhole ? { ...pack.data, canOrder: false } : pack.data;
  return {
    /** The quote to show: the previous one while the next one loads. */
    shown: quoted,
    /** The quote for the current choices; undefined while it loads. */
    current: isSettled && pack.isCurrent ? quoted : undefined,
    /** The next quote is loading. */
    isQuoting: !isSettled || (!pack.isCurrent && !pack.error),
    error: isSettled ? pack.error : undefined,
    retry: pack.refetch,
    setPack: pack.setData,
    book,
    address,
    /** Adds a newly saved address; the address book is fetched again as well. */
    knowAddress: (known: Address) => {
      const list = book.data?.list ?? [];
      if (!list.some(({ id }) => id === known.id))
        book.setData({ list: [...list, known], total: list.length + 1, droppedCount: 0 });
      book.refetch();
    },
  };
}
export type Quote = ReturnType<typeof useQuote>;
