import { useEffect, useState, type FunctionComponent } from 'react';
import { recentlyViewedStorage } from '@/lib/storage';

/**
 * `RecentlyViewed` on a home page: its code is loaded after the page and only for visitors who have opened a product. The page
 * stays as it is when that fails.
 */
export function ViewedProducts() {
  const [Viewed, setViewed] = useState<FunctionComponent>();
  useEffect(() => {
    if (recentlyViewedStorage.read()?.length)
      import(/* webpackChunkName: "viewed" */ './RecentlyViewed').then(
        (code) => setViewed(() => code.RecentlyViewed),
        () => undefined,
      );
  }, []);
  return Viewed ? <Viewed /> : null;
}
