/** The agreement and the privacy policy that the shop's settings name. */
import type { ApiError } from '@/api/errors';
import { getArticle } from '@/api/articles';
import { useQuery } from '@/query/useQuery';
import { useServerRecord, useInitialStateActions } from '@/hooks/useInitialState';

/** Both texts, in display order. */
export const agreementNames = ['agreement', 'privacy'] as const;
export type AgreementName = (typeof agreementNames)[number];

/**
 * The texts that the shop has published, which a customer can accept. Their settings and texts are fetched while `isWanted`;
 * until a response says that a text does not exist, it counts as published.
 */
export function usePublishedAgreements(isEnabled: boolean): readonly AgreementName[] {
  const isMissing = {
    agreement: useAgreementText('agreement', isEnabled, true).isMissing,
    privacy: useAgreementText('privacy', isEnabled, true).isMissing,
  };
  return agreementNames.filter((name) => !isMissing[name]);
}

/** Whether the API has no such text: it says so, or it has no articles at all. */
const isNotFound = (error: ApiError | undefined): boolean =>
  (error?.kind === 'business' && error.errorCode === 'NOT_FOUND') || (error?.kind === 'status' && error.status === 404);

/**
 * One of the texts, fetched while `isWanted`. `retry` also fetches the shop's settings when they are missing. With
 * `isInBackground` the user has not opened the text, and its error is not shown.
 */
export function useAgreementText(name: AgreementName, isEnabled: boolean, isInBackground?: boolean) {
  const { serverRecord, isPending } = useServerRecord();
  const { refreshServerRecord } = useInitialStateActions();
  const id = serverRecord?.[`${name}Id`] ?? undefined;
  const {
    data: article,
    error,
    refetch: retry,
  } = useQuery(getArticle, isEnabled && id !== undefined ? { id } : undefined, {
    ...(isInBackground && { skipErrorHandler: true }),
  });
  const isRecordMissing = !serverRecord && !isPending;
  const isEmpty = article !== undefined && article.body.trim() === '';
  return {
    article: isEmpty ? undefined : article,
    /** The shop has no such text. */
    isMissing: (serverRecord !== undefined && id === undefined) || isEmpty || isNotFound(error),
    error: isRecordMissing ? ({ kind: 'noResponse', cause: 'network' } as const) : error,
    retry: isRecordMissing ? () => void refreshServerRecord() : retry,
  };
}
