/** The address book: what is in it, and what can be done with it. */
import type { Address } from '@/api/schema/user';
import { getAddresses } from '@/api/userCalls';
import type { ReadyAddress } from '@/domain/addressRules';
import { useRead } from '@/hooks/useRead';
import { useShopStateActions } from '@/hooks/useShopState';
import { isSameAddress } from './sameAddress';
import { useAddressWrite, type AddressBookAnswer } from './useAddressWrite';

const nobody: readonly Address[] = [];

export function useAddressBook() {
  const { data, problem, isLoading, retry, setData } = useRead(getAddresses, {}, { skipErrorHandler: true });
  const { refreshUser } = useShopStateActions();
  const addresses = data?.list ?? nobody;

  const keep = ({ list, total, dropped }: AddressBookAnswer) => {
    // The mine page shows how many there are.
    if (total !== data?.total) void refreshUser();
    setData({ list, total, dropped });
  };
  const saving = useAddressWrite('address:save', keep);
  const changing = useAddressWrite('address:change', keep);
  const savedOf = (answer: AddressBookAnswer | undefined) => answer?.list.find(({ id }) => id === answer.savedId);

  return {
    addresses,
    /** Rows of the book that could not be read. */
    dropped: data?.dropped ?? 0,
    isLoading,
    /** Why there is nothing to show. */
    problem,
    retry,
    isBusy: saving.isBusy || changing.isBusy,
    /** What becomes of saving; told in the form. */
    saving: saving.submission,
    /** What becomes of removing and of choosing the default; told at the list. */
    changing: changing.submission,
    /** Adds an address, or changes the one with `id`. Resolves to it, or to undefined with `saving` telling why. */
    save: async (address: ReadyAddress, id?: string): Promise<Address | undefined> => {
      // Saved before, and the page was loaded again or the answer lost: nobody needs the same address twice.
      const twin = id === undefined ? addresses.find((one) => isSameAddress(one, address)) : undefined;
      if (twin) return twin;
      const known = new Set(addresses.map((one) => one.id));
      const isIt = (one: Address) => isSameAddress(one, address) && (id === undefined ? !known.has(one.id) : one.id === id);
      return savedOf(await saving.write({ ...address, ...(id === undefined ? {} : { id }) }, (book) => book.find(isIt)));
    },
    checkSaving: async () => savedOf(await saving.checkAgain()),
    forgetSaving: saving.reset,
    /** Resolves to whether it is gone. */
    remove: async (id: string): Promise<boolean> => {
      const answer = await changing.write({ id, remove: true }, (book) => (book.some((one) => one.id === id) ? undefined : null));
      return answer !== undefined;
    },
    /** Resolves to whether it is the default now. */
    makeDefault: async (address: Address): Promise<boolean> => {
      const answer = await changing.write({ ...address, isDefault: true }, (book) => book.find(({ id, isDefault }) => id === address.id && isDefault));
      return answer !== undefined;
    },
    checkChanging: changing.checkAgain,
    forgetChanging: changing.reset,
  };
}
export type AddressBook = ReturnType<typeof useAddressBook>;
