/** Where the links of the shop lead. */
import type { Target } from '@/api/schema/wire';
import { isScreenOn, pathOf, type Platform } from '@/lib/routes';

/** The URL of an API target on a platform; undefined for a link that is not safe to follow, or to a page that the shop does not have. */
export function urlOfTarget(platform: Platform, target: Target): { inner: string } | { outer: string } | undefined {
  switch (target.kind) {
    case 'goods':
      return { inner: pathOf(platform, 'goods', { id: target.id }) };
    case 'category':
      return { inner: pathOf(platform, 'hall', { categoryId: target.id }) };
    case 'campaign':
      return { inner: pathOf(platform, 'campaign', { id: target.id }) };
    case 'hall':
      return { inner: pathOf(platform, 'hall', target.keyword ? { keyword: target.keyword } : {}) };
    case 'virtual':
      return { inner: pathOf(platform, 'hall', { categoryId: 'virtual' }) };
    case 'coupons':
      return isScreenOn('coupons') ? { inner: pathOf(platform, 'coupons') } : undefined;
    case 'article':
      return isScreenOn('article') ? { inner: pathOf(platform, 'article', { id: target.id }) } : undefined;
    case 'url':
      // The schema of the contract has parsed it.
      return /^https?:\/\/[^/\\]/i.test(target.url) ? { outer: target.url } : undefined;
  }
}
