import { useCallback } from 'react';
import { joinText } from '@/lib/joinText';
import type { ApiError } from '@/api/errors';
import { useErrorLabels } from './useErrorLabels';
import { useTranslation } from './useTranslation';

/** The error of a form in one line. It repeats the message of the API only when the error handler left it to the screen. */
export function useFormErrorLabel(): (error: ApiError) => string {
  const { t } = useTranslation();
  const getLabels = useErrorLabels();
  return useCallback(
    (error) => {
      if (error.kind === 'business' && error.isOnScreen && error.message) return error.message;
      const { title, text } = getLabels(error);
      // A page that cannot be read has no inputs to keep: only a form says so.
      const isOffline = title === t('problem.offline.title');
      if (error.kind !== 'business') return joinText(title, text, isOffline ? t('problem.offline.kept') : '');
      return error.errorCode === 'NOT_FOUND' ? title : t('problem.notDone');
    },
    [getLabels, t],
  );
}
