/** The address book and its actions. */
import { type Address, getAddresses, saveAddress } from '@/api/addresses';
import { useQuery } from '@/query/useQuery';
import { useInitialStateActions } from '@/hooks/useInitialState';
import { isSameAddress, toSaveAddressInput, type AddressToSend } from './saveAddressInput';

import { useRef } from 'react';
import { callApi } from '@/api/client';
import type { InputOf, ResultOf } from '@/api/defineCall';
import { useMutation } from '@/query/useMutation';

const noAddresses: readonly Address[] = [];
const noAccount: NonNullable<ResultOf<typeof getAddresses>['account']> = {};

export function useAddressBook() {
  const { data, error, isLoading, refetch: retry, setData } = useQuery(getAddresses, {});
  const { refreshUser } = useInitialStateActions();
  const addresses = data?.list ?? noAddresses;

  const keep = ({ list, total, droppedCount }: AddressBookAnswer) => {
    // The mine page shows the number of addresses.
    if (total !== data?.total) void refreshUser();
    setData({ list, total, droppedCount, limit: data?.limit, account: data?.account });
  };
  const saving = useAddressWrite('address:save', keep);
  const changing = useAddressWrite('address:change', keep);
  const savedOf = (answer: AddressBookAnswer | undefined) => answer?.list.find(({ id }) => id === answer.savedId);

  return {
    addresses,
    /** Number of rows that could not be read. */
    droppedCount: data?.droppedCount ?? 0,
    /** The largest number of addresses, when the book holds that many; undefined while another one fits. */
    fullAt: data?.limit && data.total >= data.limit ? data.limit : undefined,
    /** Name and phone of the account, as far as the API tells them. */
    account: data?.account ?? noAccount,
    isLoading,
    /** Error of loading the address book. */
    error,
    retry,
    isBusy: saving.isBusy || changing.isBusy,
    /** State of saving; shown in the form. */
    saving: saving.mutationState,
    /** State of removing and of setting the default; shown at the list. */
    changing: changing.mutationState,
    /** Adds an address, or changes the one with `id`. Resolves to it, or to undefined with the reason in `saving`. */
    save: async (address: AddressToSend, id?: string): Promise<Address | undefined> => {
      // Saved before, and the page was reloaded or the response was lost: no second copy is created.
      const twin = id === undefined ? addresses.find((one) => isSameAddress(one, address)) : undefined;
      if (twin) return twin;
      const known = new Set(addresses.map((one) => one.id));
      const isIt = (one: Address) =>
        isSameAddress(one, address) && (id === undefined ? !known.has(one.id) : one.id === id);
      return savedOf(
        await saving.write({ ...toSaveAddressInput(address), ...(id === undefined ? {} : { id }) }, (book) =>
          book.find(isIt),
        ),
      );
    },
    checkSaving: async () => savedOf(await saving.reconcileAgain()),
    forgetSaving: saving.reset,
    /** Resolves to whether the address was removed. */
    remove: async (id: string): Promise<boolean> => {
      const answer = await changing.write({ id, remove: true }, (book) =>
        book.some((one) => one.id === id) ? undefined : null,
      );
      return answer !== undefined;
    },
    /** Resolves to whether the address is now the default. */
    makeDefault: async (address: Address): Promise<boolean> => {
      const answer = await changing.write({ ...toSaveAddressInput(address), id: address.id, isDefault: true }, (book) =>
        book.find(({ id, isDefault }) => id === address.id && isDefault),
      );
      return answer !== undefined;
    },
    checkChanging: changing.reconcileAgain,
    forgetChanging: changing.reset,
  };
}
export type AddressBook = ReturnType<typeof useAddressBook>;

/**
 * A write to the address book. When its response is lost, the address book is fetched to find out whether it was
 * applied.
 */
type AddressBookAnswer = ResultOf<typeof saveAddress>;

/**
 * Finds the effect of a write in the address book: the changed address, null after a removal, undefined when it was not
 * applied.
 */
type FindWrittenAddress = (book: readonly Address[]) => Address | null | undefined;

/** `keep` receives every address book in a response, also one that arrives during reconciliation. */
function useAddressWrite(idempotencyScope: string, keep: (answer: AddressBookAnswer) => void) {
  const wasWritten = useRef<FindWrittenAddress>(() => undefined);
  const { mutationState, mutate, reconcileAgain, reset, isBusy } = useMutation(saveAddress, {
    idempotencyScope,
    reconcile: async () => {
      const { list, total, droppedCount } = await callApi(getAddresses, {}, { skipErrorHandler: true });
      const found = wasWritten.current(list);
      return found === undefined ? undefined : { list, total, droppedCount, savedId: found?.id ?? null };
    },
  });
  const kept = (answer: AddressBookAnswer | undefined) => {
    if (answer) keep(answer);
    return answer;
  };
  return {
    mutationState,
    isBusy,
    reset,
    /** Resolves to the book after the write, or to undefined with the reason in `mutationState`. */
    write: async (input: InputOf<typeof saveAddress>, isDone: FindWrittenAddress) => {
      wasWritten.current = isDone;
      return kept(await mutate(input));
    },
    reconcileAgain: async () => kept(await reconcileAgain()),
  };
}
