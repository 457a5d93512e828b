import { numberInErrorData } from '@/api/errors';
import type { MutationState } from './useMutation';
import { useFormErrorLabel } from '@/hooks/useFormErrorLabel';
import { formatCountdown } from '@/lib/serverClock';
import { useTranslation } from '@/hooks/useTranslation';

/** What a customer is told about a write that did not simply succeed: one sentence, or undefined. */
export function useMutationLabels<Result>(mutationState: MutationState<Result>): string | undefined {
  const { t } = useTranslation();
  const getLabel = useFormErrorLabel();
  if (mutationState.status === 'reconciling') return t('problem.checking');
  if (mutationState.status === 'unknown') return t('problem.unknown');
  if (mutationState.status !== 'refused') return undefined;
  const { error } = mutationState;
  if (error.kind === 'notDone') return t('problem.notDone');
  const waitMs =
    error.kind === 'business' && error.errorCode === 'TOO_MANY_REQUESTS'
      ? numberInErrorData(error, 'waitMs')
      : undefined;
  if (waitMs !== undefined) return t('problem.tooMany', { time: formatCountdown(waitMs) });
  return getLabel(error);
}
