import { useEffect } from 'react';
import { inviteSlot, isInviteCode } from '@/storage';
import { useQuery } from './useQuery';

/** Keeps the code of the friend by whose link the shop was opened; it goes with the next sign-in. */
export function useInvite(): void {
  const { invite } = useQuery().query;
  useEffect(() => {
    if (invite && isInviteCode(invite)) inviteSlot.write(invite);
  }, [invite]);
}
