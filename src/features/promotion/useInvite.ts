import { useEffect } from 'react';
import { inviteStorage, isInviteCode } from '@/lib/storage';
import { useSearchParams } from '@/hooks/useSearchParams';

/** Stores the invite code of a link that opened the shop; the next sign-in sends it. */
export function useInvite(): void {
  const { invite } = useSearchParams().query;
  useEffect(() => {
    if (invite && isInviteCode(invite)) inviteStorage.write(invite);
  }, [invite]);
}
