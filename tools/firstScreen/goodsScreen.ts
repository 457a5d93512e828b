/**
 * The first screen of goods: the shape of their page, with holes for picture and name, which the page fills as soon as the
 * shop has answered.
 */
import { getGoodsDetail } from '../../src/api/homeCalls';
import type { Screen } from './openScreen';

/** Stands for the name while the screen is taken. */
const name = '[name]';

/** The page of goods of which nothing but a card is known. */
export const goodsScreen: Screen = {
  face: 'h5',
  language: 'en',
  address: '/h5/components/goodsDetail?id=any',
  state: { goods: { name, picture: { src: '/any.webp', alt: '', fit: 'cutout', hue: 0 } } },
  unanswered: getGoodsDetail.path,
  hasCome: (document) => nameIn(document) !== undefined,
};

const nameIn = (document: Document) => [...document.querySelectorAll<HTMLElement>('main p')].find(({ textContent }) => textContent === name);

/** Makes holes of the picture and the name of the open page: empty, in the look of what is on its way, and marked for the filling. */
export function makeHoles(document: Document): void {
  const words = nameIn(document);
  const picture = document.querySelector<HTMLImageElement>('main img');
  const tile = picture?.parentElement;
  if (!words || !picture || !tile) throw new Error('The page of goods has no picture or no name.');
  words.textContent = '\u00a0';
  words.dataset['known'] = 'name';
  words.classList.add('bone');
  for (const attribute of ['src', 'srcset', 'sizes']) picture.removeAttribute(attribute);
  picture.dataset['known'] = 'picture';
  tile.style.removeProperty('--hue');
  tile.classList.add('bone');
  // What is on its way is said by the page itself; here it is a part of the picture.
  document.querySelector('main [role="status"]')?.removeAttribute('role');
}
