import { useModel } from '@umijs/max';
import { useCallback } from 'react';
import { openShareSheet } from '@/lib/shareSheet';
import { useTranslation } from './useTranslation';

/**
 * Opens the device's share sheet for a link; without one, copies the link and shows a toast. Resolves to false when both fail.
 */
export function useShareLink(): (link: { title: string; url: string }) => Promise<boolean> {
  const { t } = useTranslation();
  const { showToast } = useModel('toast');
  return useCallback(
    async (link) => {
      if (await openShareSheet(link)) return true;
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
