/**
 * The prerendered shell of the phone's product page: its layout with placeholders for picture and name.
 * `src/features/product/fillProductShell.ts` fills them when the API has responded.
 */
import { getGoodsDetail } from '../../src/api/productCalls';
import type { Screen } from './openScreen';

/** Product name during the snapshot. */
const name = '[name]';

/** The product page while it has only the data of the product card. */
export const productShell: Screen = {
  platform: 'h5',
  language: 'en',
  address: '/h5/components/goodsDetail?id=any',
  state: { goods: { name, picture: { src: '/any.webp', alt: '', fit: 'cutout', hue: 0 } } },
  pendingCall: getGoodsDetail.path,
  isComplete: (document) => nameIn(document) !== undefined,
};

const nameIn = (document: Document) =>
  [...document.querySelectorAll<HTMLElement>('main p')].find(({ textContent }) => textContent === name);

/** Replaces picture and name of the page by marked skeletons. Throws when the page has no picture or no name. */
export function markPlaceholders(document: Document): void {
  const text = nameIn(document);
  const picture = document.querySelector<HTMLImageElement>('main img');
  const tile = picture?.parentElement;
  if (!text || !picture || !tile) throw new Error('The product page has no picture or no name.');
  text.textContent = '\u00a0';
  text.dataset['known'] = 'name';
  text.classList.add('skeleton');
  for (const attribute of ['src', 'srcset', 'sizes']) picture.removeAttribute(attribute);
  picture.dataset['known'] = 'picture';
  tile.style.removeProperty('--hue');
  tile.classList.add('skeleton');
  // The app announces the loading state to screen readers. The prerendered shell does not.
  document.querySelector('main [role="status"]')?.removeAttribute('role');
}
