/** The two texts that a customer agrees to, as the server record names them. */
import { getArticle } from '@/api/shopCalls';
import { useRead } from '@/hooks/useRead';
import { useServerRecord, useShopStateActions } from '@/hooks/useShopState';

/** Both texts in the order they stand. */
export const agreementNames = ['agreement', 'privacy'] as const;
export type AgreementName = (typeof agreementNames)[number];

/** Those that can be opened: all until the shop has said which it has. */
export function useReadableAgreements(): readonly AgreementName[] {
  const { serverRecord } = useServerRecord();
  return serverRecord ? agreementNames.filter((name) => serverRecord[`${name}Id`] !== null) : agreementNames;
}

/** One of the texts, read while `isWanted`. `retry` asks for the server record as well when that is what is missing. */
export function useAgreementText(name: AgreementName, isWanted: boolean) {
  const { serverRecord, isPending } = useServerRecord();
  const { refreshServerRecord } = useShopStateActions();
  const id = serverRecord?.[`${name}Id`] ?? undefined;
  const { data: article, problem, retry } = useRead(getArticle, isWanted && id !== undefined ? { id } : undefined, { skipErrorHandler: true });
  const isRecordMissing = !serverRecord && !isPending;
  return {
    article,
    /** The shop has no such text. */
    isMissing: serverRecord !== undefined && id === undefined,
    problem: isRecordMissing ? ({ kind: 'noResponse', cause: 'network' } as const) : problem,
    retry: isRecordMissing ? () => void refreshServerRecord() : retry,
  };
}
