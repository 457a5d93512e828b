import { numberIn } from '@/api/errors';
import type { Submission } from './useSubmit';
import { useProblemWords } from './useProblemWords';
import { useWords } from './useWords';

/** What a customer is told about a write that did not simply succeed: one sentence, or undefined. */
export function useSubmissionWords<Result>(submission: Submission<Result>): string | undefined {
  const { t } = useWords();
  const wordsOf = useProblemWords();
  if (submission.step === 'checking') return t('problem.checking');
  if (submission.step === 'unknown') return t('problem.unknown');
  if (submission.step !== 'refused') return undefined;
  const { problem } = submission;
  if (problem.kind === 'notDone') return t('problem.notDone');
  const waitMs = problem.kind === 'business' && problem.errorCode === 'TOO_MANY_REQUESTS' ? numberIn(problem, 'waitMs') : undefined;
  if (waitMs !== undefined) return t('problem.tooMany', { seconds: Math.ceil(waitMs / 1000) });
  const { title, text } = wordsOf(problem);
  return problem.kind === 'business' ? title : `${title}. ${text}`;
}
