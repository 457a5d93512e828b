import { useModel } from '@umijs/max';
import { useCallback } from 'react';
import { handToShareSheet } from './shareSheet';
import { useWords } from './useWords';

/**
 * Hands a link to the device's share sheet; where there is none, copies it and says so. Resolves to false when neither
 * could be done.
 */
export function useShareLink(): (link: { title: string; url: string }) => Promise<boolean> {
  const { t } = useWords();
  const { showToast } = useModel('toast');
  return useCallback(
    async (link) => {
      if (await handToShareSheet(link)) return true;
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
