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
      if (error.kind !== 'business') return joinText(title, text);
      return error.errorCode === 'NOT_FOUND' ? title : t('problem.notDone');
    },
    [getLabels, t],
  );
}
