/** One write to the address book. When its answer is lost, the book itself says whether it was done. */
import { useRef } from 'react';
import { callShop } from '@/api/client';
import type { InputOf, ResultOf } from '@/api/defineCall';
import type { Address } from '@/api/schema/user';
import { getAddresses, saveAddress } from '@/api/userCalls';
import { useSubmit } from '@/hooks/useSubmit';

export type AddressBookAnswer = ResultOf<typeof saveAddress>;

/** What was written, in the book: the address that shows it, null for a removal that happened, undefined when it did not. */
export type WasWritten = (book: readonly Address[]) => Address | null | undefined;

/** `keep` takes every answer of the shop, also one that came after "checking". */
export function useAddressWrite(intention: string, keep: (answer: AddressBookAnswer) => void) {
  const wasWritten = useRef<WasWritten>(() => undefined);
  const { submission, submit, checkAgain, reset, isBusy } = useSubmit(saveAddress, {
    intention,
    findOut: async () => {
      const { list, total, dropped } = await callShop(getAddresses, {}, { skipErrorHandler: true });
      const found = wasWritten.current(list);
      return found === undefined ? undefined : { list, total, dropped, savedId: found?.id ?? null };
    },
  });
  const kept = (answer: AddressBookAnswer | undefined) => {
    if (answer) keep(answer);
    return answer;
  };
  return {
    submission,
    isBusy,
    reset,
    /** Resolves to the book after the write, or to undefined with `submission` telling why. */
    write: async (input: InputOf<typeof saveAddress>, isDone: WasWritten) => {
      wasWritten.current = isDone;
      return kept(await submit(input));
    },
    checkAgain: async () => kept(await checkAgain()),
  };
}
