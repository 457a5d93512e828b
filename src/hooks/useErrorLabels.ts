import { useCallback } from 'react';
import type { ApiError } from '@/api/errors';
import { useTranslation } from './useTranslation';

export interface ErrorLabels {
  title: string;
  text: string;
  /** File name in /pictures. */
  picture: string;
}

/** The message of an error: what happened, and what to do. */
export function useErrorLabels(): (error: ApiError) => ErrorLabels {
  const { t } = useTranslation();
  return useCallback(
    (error) => {
      if (error.kind === 'business' && error.errorCode === 'NOT_FOUND') {
        return { title: t('problem.notFound.title'), text: t('problem.notFound.text'), picture: 'not-found' };
      }
      // Without the message of the API: the error handler shows it, or the API wants it to be silent.
      if (error.kind === 'business')
        return { title: t('problem.notLoaded'), text: t('problem.shop.text'), picture: 'offline' };
      if (error.kind === 'unauthorized')
        return { title: t('problem.signedOut.title'), text: t('problem.signedOut.text'), picture: 'sign-in' };
      if (error.kind === 'malformed')
        return { title: t('problem.malformed.title'), text: t('problem.malformed.text'), picture: 'offline' };
      if (error.kind === 'status')
        return { title: t('problem.shop.title'), text: t('problem.shop.text'), picture: 'offline' };
      if (!navigator.onLine)
        return { title: t('problem.offline.title'), text: t('problem.offline.text'), picture: 'offline' };
      return { title: t('problem.line.title'), text: t('problem.line.text'), picture: 'offline' };
    },
    [t],
  );
}
