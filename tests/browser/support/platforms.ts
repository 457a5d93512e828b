/** Hashes of all pages, and of the pages that tests use by name. */
import { pathOf } from '../../../src/lib/routes';
import { addresses } from '../../setup/addresses';
import type { Platform } from '../shopTest';

/** Hash of a screen without `#`, with the query appended. */
export const hashTo = pathOf;

/**
 * Hashes of all pages without `#`. `/` and `/home` redirect to the home page, so the list separates the three: each
 * navigation leads to another page.
 */
const pagesOf = (platform: Platform): readonly string[] => {
  const home = `${platform}/home`;
  const pages = addresses.filter((address) => address.startsWith(`${platform}/`) && address !== home);
  return ['', ...pages.slice(0, 1), 'home', ...pages.slice(1), home].map((address) => `/${address}`);
};
export const builtPages: Readonly<Record<Platform, readonly string[]>> = { h5: pagesOf('h5'), pc: pagesOf('pc') };

/** Hashes with a query that show another view of a page. */
export const builtViews: Readonly<Record<Platform, readonly string[]>> = {
  h5: [
    '/h5/components/goodsDetail?id=cloud-nine-headphones',
    '/h5/hall?search=open',
    '/h5/ordercheck?lines=cloud-nine-headphones.blossom.case*1',
    '/h5/ox?id=autumn-at-home',
    '/h5/aggrement?which=privacy',
    '/h5/mine?view=inbox',
    '/h5/userinfo?view=delete',
  ],
  pc: [
    ...['hall', 'collect', 'campaign&id=autumn-at-home'].map((view) => `/pc/home?view=${view}`),
    '/pc/goodsdetail?id=cloud-nine-headphones',
    '/pc/ordercheck?lines=cloud-nine-headphones.blossom.case*1',
    ...['profile', 'inbox', 'wallet', 'coupons', 'tickets', 'redeem', 'addresses', 'promotion', 'service'].map(
      (index) => `/pc/mine?index=${index}`,
    ),
    ...[
      'wallet&view=withdraw',
      'wallet&view=withdrawals',
      'profile&edit=nickname',
      'profile&edit=avatar',
      'profile&edit=phone',
      'profile&view=delete',
    ].map((index) => `/pc/mine?index=${index}`),
  ],
};

/** The developers' page belongs to neither platform. */
export const docsPage = '/docs';
