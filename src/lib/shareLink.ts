/** The address that is shared for a page. */

/** What can be shared by an address without a hash. */
export interface ShareTarget {
  readonly kind: 'goods' | 'article';
  readonly id: string;
}

/**
 * The address to share. A product and an article have one that search engines and messengers can read, when the shop says that
 * its server answers it (`readableLinks`). Otherwise it is `current`, the address of this page, at the public address of the shop
 * when that is known. The development server has no such pages.
 */
export function shareUrl(shared: ShareTarget | undefined, current = window.location.href): string {
  if (process.env['NODE_ENV'] === 'development') return current;
  const publicHome = SHOP.publicUrl?.replace(/^(|.*[^/])\/*$/, '$1/');
  if (!shared || !SHOP.readableLinks) return publicHome ? publicHome + new URL(current).hash : current;
  // The document is at the address of the storefront, also below a path.
  const home = publicHome ?? new URL('.', current.split(/[?#]/)[0]).href;
  return `${home}${shared.kind === 'goods' ? 'p' : 'a'}/${encodeURIComponent(shared.id)}`;
}
