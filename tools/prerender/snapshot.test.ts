import { JSDOM } from 'jsdom';
import { snapshotOf } from './snapshot';

const snapshot = (markup: string) => snapshotOf(new JSDOM(`<div id="root">${markup}</div>`).window.document);

test('no element of the prerendered page takes the focus', () => {
  const markup = snapshot('<a href="#/h5/hall">All</a> <button type="button">Search</button> <input name="q">');
  expect(markup).toBe(
    '<a href="#/h5/hall" tabindex="-1">All</a><button type="button" tabindex="-1">Search</button><input name="q" tabindex="-1">',
  );
});

test('an element with a tab stop of its own loses it', () => {
  expect(snapshot('<a href="#/" tabindex="0">All</a>')).toBe('<a href="#/" tabindex="-1">All</a>');
});

test('landmarks, the main heading, names and roles are left to the app', () => {
  expect(
    snapshot('<main id="m" class="page"><h1 title="x">Hi</h1><div role="list" aria-label="All">a</div></main>'),
  ).toBe('<div class="page"><h2>Hi</h2><div>a</div></div>');
});

test('what is announced, inert, later or below the fold is left out', () => {
  expect(
    snapshot(
      '<p role="status">1</p><p inert>2</p><p data-later>3</p><img loading="lazy" src="/4.webp"><script>5</script><style>6</style><p>7</p>',
    ),
  ).toBe('<p>7</p>');
});

test('a page without a root is an error', () => {
  expect(() => snapshotOf(new JSDOM('<p>Nothing</p>').window.document)).toThrow('The page has no root.');
});
