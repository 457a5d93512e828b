/** The agreement and the privacy policy that the shop's settings name. */
import { getArticle } from '@/api/shopCalls';
import { useQuery } from '@/query/useQuery';
import { useServerRecord, useInitialStateActions } from '@/hooks/useInitialState';

/** Both texts, in display order. */
export const agreementNames = ['agreement', 'privacy'] as const;
export type AgreementName = (typeof agreementNames)[number];

/** The texts that can be opened; all of them until the shop's settings are loaded. */
export function useReadableAgreements(): readonly AgreementName[] {
  const { serverRecord } = useServerRecord();
  return serverRecord ? agreementNames.filter((name) => serverRecord[`${name}Id`] !== null) : agreementNames;
}

/** One of the texts, fetched while `isWanted`. `retry` also fetches the shop's settings when they are missing. */
export function useAgreementText(name: AgreementName, isWanted: boolean) {
  const { serverRecord, isPending } = useServerRecord();
  const { refreshServerRecord } = useInitialStateActions();
  const id = serverRecord?.[`${name}Id`] ?? undefined;
  const {
    data: article,
    error,
    refetch: retry,
  } = useQuery(getArticle, isWanted && id !== undefined ? { id } : undefined);
  const isRecordMissing = !serverRecord && !isPending;
  return {
    article,
    /** The shop has no such text. */
    isMissing: serverRecord !== undefined && id === undefined,
    error: isRecordMissing ? ({ kind: 'noResponse', cause: 'network' } as const) : error,
    retry: isRecordMissing ? () => void refreshServerRecord() : retry,
  };
}
