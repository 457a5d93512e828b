import { useModel } from '@umijs/max';
import { useCallback } from 'react';
import { useTranslation } from './useTranslation';

/** Copies a text and shows a toast; where copying is not allowed, the toast says what to do instead. */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useTranslation();
  const { showToast } = useModel('toast');
  return useCallback(
    async (text) => {
      try {
        await navigator.clipboard.writeText(text);
        showToast(t('order.copied'));
      } catch {
        showToast(t('order.copyFailed'));
      }
    },
    [showToast, t],
  );
}
