import { useEffect } from 'react';
import { useServerRecord } from './useShopState';

/** The title of the document: the screen's own, then the shop's name. */
export function useTitle(title: string | undefined): void {
  const { serverRecord } = useServerRecord();
  const shop = serverRecord?.shopName ?? 'Persimmon';
  useEffect(() => {
    document.title = title && title !== shop ? `${title} · ${shop}` : shop;
  }, [title, shop]);
}
