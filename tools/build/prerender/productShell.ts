/**
 * The prerendered shells of the product pages: their layout with placeholders for picture and name.
 * `src/features/product/fillProductShell.ts` fills them when the API has responded.
 */
import { getGoodsDetail } from '../../../src/api/products';
import type { Platform, PrerenderedScreen } from './openScreen';

/** Product name during the snapshot. */
const placeholderName = '[name]';

const productPageHashes: Readonly<Record<Platform, string>> = {
  h5: '/h5/components/goodsDetail?id=any',
  pc: '/pc/goodsdetail?id=any',
};

/** The product page while it has only the data of the product card. */
export const productShell = (platform: Platform, language: string): PrerenderedScreen => ({
  platform,
  language,
  address: productPageHashes[platform],
  state: {
    goods: { name: placeholderName, picture: { src: '/any.webp', alt: '', fit: 'cutout', hue: 0 }, isRated: true },
  },
  pendingCall: getGoodsDetail.path,
  isComplete: (document, waitingCalls) => nameHeadingIn(document) !== undefined && waitingCalls === 0,
});

const nameHeadingIn = (document: Document) =>
  [...document.querySelectorAll<HTMLElement>('main h1')].find(({ textContent }) => textContent === placeholderName);

/** Replaces picture and name of the page by marked skeletons. Throws when the page has no picture or no name. */
export function markPlaceholders(document: Document): void {
  const text = nameHeadingIn(document);
  const picture = document.querySelector<HTMLImageElement>('main img');
  const tile = picture?.parentElement;
  if (!text || !picture || !tile) throw new Error('The product page has no picture or no name.');
  // Until the name is known, screen readers find the name of the shop.
  const shop = document.createElement('span');
  shop.className = 'visually-hidden';
  shop.textContent = SHOP.name;
  text.replaceChildren('\u00a0', shop);
  text.dataset['known'] = 'name';
  text.classList.add('skeleton');
  for (const attribute of ['src', 'srcset', 'sizes']) picture.removeAttribute(attribute);
  picture.dataset['known'] = 'picture';
  tile.style.removeProperty('--hue');
  tile.classList.add('skeleton');
  // Chromium counts a layout shift when the animation of a skeleton ends as its class is removed.
  tile.setAttribute('style', `${tile.style.cssText}animation:none`);
  // The desktop shows the other pictures beside the large one.
  tile.previousElementSibling?.setAttribute('data-known', 'others');
  // The app announces the loading state to screen readers. The prerendered shell does not.
  document.querySelector('main [role="status"]')?.removeAttribute('role');
}
