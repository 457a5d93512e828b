import { useModel } from '@umijs/max';
import { useCallback } from 'react';
import { useWords } from './useWords';

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/**
 * Hands a link to the device's share sheet; where there is none, copies it and says so. Resolves to false when neither
 * could be done.
 */
export function useShareLink(): (link: { title: string; url: string }) => Promise<boolean> {
  const { t } = useWords();
  const { showToast } = useModel('toast');
  return useCallback(
    async (link) => {
      try {
        if (typeof navigator.share === 'function') {
          await navigator.share(link);
          return true;
        }
      } catch (error) {
        // The customer thought better of it. Anything else: the sheet could not be shown.
        if (isAbort(error)) return true;
      }
      try {
        await navigator.clipboard.writeText(link.url);
        showToast(t('goods.copied'));
        return true;
      } catch {
        showToast(t('order.copyFailed'));
        return false;
      }
    },
    [showToast, t],
  );
}
