import { useTitle as useDocumentTitle } from 'ahooks';
import { useServerRecord } from './useInitialState';

/** The title of the document: the screen's own, then the shop's name. */
export function useTitle(title: string | undefined): void {
  const { serverRecord } = useServerRecord();
  const shop = serverRecord?.shopName ?? SHOP.name;
  const full = SHOP.title.isShopFirst
    ? `${SHOP.title.start}${shop}${SHOP.title.middle}${title}${SHOP.title.end}`
    : `${SHOP.title.start}${title}${SHOP.title.middle}${shop}${SHOP.title.end}`;
  useDocumentTitle(title && title !== shop ? full : shop);
}
