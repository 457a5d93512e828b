/** One change of the profile. When its answer is lost, the shop is asked who the customer is now. */
import { useRef } from 'react';
import { callShop } from '@/api/client';
import type { InputOf } from '@/api/defineCall';
import type { User } from '@/api/schema/user';
import { getCurrentUser, type updatePhone, type updateUser } from '@/api/userCalls';
import { useShopStateActions } from '@/hooks/useShopState';
import { useSubmit } from '@/hooks/useSubmit';

/** Both answer with the customer after the change. */
type ProfileCall = typeof updateUser | typeof updatePhone;

/** Whether a customer, as the shop shows them, carries what was written. */
type IsWritten = (user: User) => boolean;

/** Writes with `call`; the customer after the change is shown everywhere. */
export function useProfileWrite(call: ProfileCall, intention: string) {
  const isWritten = useRef<IsWritten>(() => false);
  const { setUser } = useShopStateActions();
  const { submission, submit, checkAgain, reset, isBusy } = useSubmit<ProfileCall>(call, {
    intention,
    findOut: async () => {
      const user = await callShop(getCurrentUser, { type: 1 }, { skipErrorHandler: true });
      return isWritten.current(user) ? user : undefined;
    },
  });
  const kept = (user: User | undefined) => {
    if (user) setUser(user);
    return user;
  };
  return {
    submission,
    isBusy,
    reset,
    /** Resolves to the customer after the write, or to undefined with `submission` telling why. */
    write: async (input: InputOf<ProfileCall>, isDone: IsWritten): Promise<User | undefined> => {
      isWritten.current = isDone;
      return kept(await submit(input));
    },
    /** Asks once more what became of it. */
    checkAgain: async (): Promise<User | undefined> => kept(await checkAgain()),
  };
}
