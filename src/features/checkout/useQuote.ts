/** The quote for what is chosen, asked anew for every change, and the address book that belongs to it. */
import { useEffect, useState } from 'react';
import type { PackLine } from '@/api/schema/order';
import { packGoods } from '@/api/packCall';
import type { Address } from '@/api/schema/user';
import { getAddresses } from '@/api/userCalls';
import { useRead } from '@/hooks/useRead';
import { chosenAddress } from './chosenAddress';
import type { CheckoutChoices } from './checkoutChoices';

/** Ms for which the first quote waits for the address book: asked without the address it would have to be asked again. */
const patience = 1_000;

export function useQuote(lines: readonly PackLine[], { addressId, couponId, discountCode, useBalance }: CheckoutChoices) {
  const book = useRead(getAddresses, {}, { skipErrorHandler: true });
  const address = chosenAddress(book.data?.list ?? [], addressId);
  const [isPatient, setIsPatient] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setIsPatient(false), patience);
    return () => clearTimeout(timer);
  }, []);
  const canAsk = lines.length > 0 && !(isPatient && book.isLoading);
  const input = { lines: [...lines], addressId: address?.id ?? null, couponId, discountCode, useBalance };
  const pack = useRead(packGoods, canAsk ? input : undefined, { isPersonal: true, keepsLast: true, skipErrorHandler: true, staleTime: 0 });
  return {
    /** What is shown: while the next quote is on its way, the last one. */
    shown: pack.data,
    /** The quote for exactly what is chosen now. */
    current: pack.isCurrent ? pack.data : undefined,
    /** The next quote is on its way. */
    isQuoting: !pack.isCurrent && !pack.problem,
    problem: pack.problem,
    retry: pack.retry,
    setPack: pack.setData,
    book,
    address,
    /** Puts in an address that was only just added; the book is read again in any case. */
    knowAddress: (known: Address) => {
      const list = book.data?.list ?? [];
      if (!list.some(({ id }) => id === known.id)) book.setData({ list: [...list, known], total: list.length + 1, dropped: 0 });
      book.retry();
    },
  };
}
export type Quote = ReturnType<typeof useQuote>;
