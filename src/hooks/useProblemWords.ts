import { useCallback } from 'react';
import type { Problem } from '@/api/errors';
import { useWords } from './useWords';

export interface ProblemWords {
  title: string;
  text: string;
  /** File name in /pictures. */
  picture: string;
}

/** What a problem is called in front of a customer: what happened, and what to do. */
export function useProblemWords(): (problem: Problem) => ProblemWords {
  const { t } = useWords();
  return useCallback(
    (problem) => {
      if (problem.kind === 'business' && problem.errorCode === 'NOT_FOUND') {
        return { title: t('problem.notFound.title'), text: t('problem.notFound.text'), picture: 'not-found' };
      }
      if (problem.kind === 'business') return { title: problem.message || t('problem.shop.title'), text: '', picture: 'not-found' };
      if (problem.kind === 'unauthorized') return { title: t('problem.signedOut.title'), text: t('problem.signedOut.text'), picture: 'sign-in' };
      if (problem.kind === 'malformed') return { title: t('problem.malformed.title'), text: t('problem.malformed.text'), picture: 'offline' };
      if (problem.kind === 'status') return { title: t('problem.shop.title'), text: t('problem.shop.text'), picture: 'offline' };
      if (!navigator.onLine) return { title: t('problem.offline.title'), text: t('problem.offline.text'), picture: 'offline' };
      return { title: t('problem.line.title'), text: t('problem.line.text'), picture: 'offline' };
    },
    [t],
  );
}
