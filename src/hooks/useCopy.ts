import { useModel } from '@umijs/max';
import { useCallback } from 'react';
import { useWords } from './useWords';

/** Copies a text and says so; where copying is not allowed, says what to do instead. */
export function useCopy(): (text: string) => Promise<void> {
  const { t } = useWords();
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
