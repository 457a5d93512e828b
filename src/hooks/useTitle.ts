import { useTitle as useDocumentTitle } from 'ahooks';
import { useServerRecord } from './useInitialState';

/** The title of the document: the screen's own, then the shop's name. */
export function useTitle(title: string | undefined): void {
  const { serverRecord } = useServerRecord();
  const shop = serverRecord?.shopName ?? SHOP.name;
  useDocumentTitle(title && title !== shop ? `${title} · ${shop}` : shop);
}
