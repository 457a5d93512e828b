import { useLocation } from '@umijs/max';
import { useEffect, useState } from 'react';
import { loadAllMessages } from '@/lib/i18n';
import { recentlyViewedStorage } from '@/lib/storage';
import { lazyComponent, EmptyComponent } from '@/components/lazyComponent';

const RecentlyViewed = lazyComponent(
  () =>
    Promise.all([import(/* webpackChunkName: "viewed" */ './RecentlyViewed'), loadAllMessages()]).then(
      ([code]) => code.RecentlyViewed,
    ),
  EmptyComponent,
  EmptyComponent,
);

/** Keys of the history entries that were shown without viewed products. Back to them finds the page as it was left. */
const entryKeysWithoutProducts = new Set<string>();

/**
 * `RecentlyViewed` on a home page: its code and messages are loaded after the page and only for visitors who have opened a product. The page
 * stays as it is when that fails.
 */
export function ViewedProducts() {
  const [isShown, setShown] = useState(false);
  const { key } = useLocation();
  useEffect(() => {
    if (!recentlyViewedStorage.read()?.length) entryKeysWithoutProducts.add(key);
    else if (!entryKeysWithoutProducts.has(key)) setShown(true);
  }, [key]);
  return isShown && <RecentlyViewed />;
}
