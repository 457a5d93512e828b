/** A write to the profile. When its response is lost, the user is fetched to find out whether it was applied. */
import { useRef } from 'react';
import { callApi } from '@/api/client';
import type { InputOf } from '@/api/defineCall';
import { type User, getCurrentUser } from '@/api/customer';
import type { updatePhone } from '@/api/login';
import type { updateUser } from '@/api/profile';
import { useInitialStateActions } from '@/hooks/useInitialState';
import { useMutation } from '@/query/useMutation';

/** Both calls return the changed user. */
type ProfileCall = typeof updateUser | typeof updatePhone;

/** Whether a user contains what was written. */
type IsWrittenInUser = (user: User) => boolean;

/** Writes with `call`; the changed user is then shown everywhere. */
export function useProfileWrite(call: ProfileCall, idempotencyScope: string) {
  const isWritten = useRef<IsWrittenInUser>(() => false);
  const { setUser } = useInitialStateActions();
  const { mutationState, mutate, reconcileAgain, reset, isBusy } = useMutation<ProfileCall>(call, {
    idempotencyScope,
    reconcile: async () => {
      const user = await callApi(getCurrentUser, { type: 1 }, { skipErrorHandler: true });
      return isWritten.current(user) ? user : undefined;
    },
  });
  const kept = (user: User | undefined) => {
    if (user) setUser(user);
    return user;
  };
  return {
    mutationState,
    isBusy,
    reset,
    /** Resolves to the customer after the write, or to undefined with the reason in `mutationState`. */
    write: async (input: InputOf<ProfileCall>, isDone: IsWrittenInUser): Promise<User | undefined> => {
      isWritten.current = isDone;
      return kept(await mutate(input));
    },
    /** Checks again whether the write was applied. */
    reconcileAgain: async (): Promise<User | undefined> => kept(await reconcileAgain()),
  };
}
