import { JSDOM } from 'jsdom';
import { isHomeComplete } from './writePrerendered';

const isComplete = (main: string) => isHomeComplete(new JSDOM(`<header>Shop</header>${main}`).window.document);

test.each([
  ['with pictures', '<main><img src="a.webp" alt="">Spade</main>', true],
  ['without a picture', '<main><h2>Picked for you</h2><a href="#/">Spade</a></main>', true],
  ['before the page has loaded', '<main></main>', false],
  ['while something loads', '<main><h2>Picked for you</h2><div class="skeleton"></div></main>', false],
  ['before the app has started', '<main data-outline><h1>Shop</h1><span class="skeleton"></span></main>', false],
])('a home page %s', (_, main, expected) => {
  expect(isComplete(main)).toBe(expected);
});
