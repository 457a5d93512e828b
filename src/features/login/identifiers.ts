/** What customers sign in with. The messages for e-mail addresses are loaded where a shop offers them. */
import type { IdentifierKind } from '@/api/server';
import { useServerRecord } from '@/hooks/useInitialState';
import { useLoaded } from '@/hooks/useLoaded';

export type { IdentifierKind };

const phoneAlone: readonly IdentifierKind[] = ['phone'];
const loadEmail = () => import(/* webpackChunkName: "email" */ './components/IdentifierSwitch');

/** What the shop offers, in its order. The phone alone until its settings are loaded, and where they name nothing known. */
export function useIdentifiers(): readonly IdentifierKind[] {
  const { serverRecord } = useServerRecord();
  return serverRecord?.identifiers?.length ? serverRecord.identifiers : phoneAlone;
}

/** The messages for e-mail addresses, and the choice between both; undefined while they load and where they are not needed. */
export const useEmailModule = (isNeeded: boolean) => useLoaded(isNeeded ? loadEmail : undefined);
export type EmailModule = ReturnType<typeof useEmailModule>;
