import { JSDOM } from 'jsdom';
import { snapshotOf } from './snapshot';

const snapshot = (markup: string) => snapshotOf(new JSDOM(`<div id="root">${markup}</div>`).window.document);

test('no element of the prerendered page takes the focus', () => {
  const markup = snapshot('<a href="#/h5/hall">All</a> <button type="button">Search</button> <input name="q">');
  expect(markup).toBe(
    '<a href="#/h5/hall" tabindex="-1">All</a><button type="button" aria-hidden="true" tabindex="-1">Search</button><input name="q" tabindex="-1">',
  );
});

test('an element with a tab stop of its own loses it', () => {
  expect(snapshot('<a href="#/" tabindex="0">All</a>')).toBe('<a href="#/" tabindex="-1">All</a>');
});

test('the main part and its heading keep their meaning, but not the elements of the app', () => {
  expect(
    snapshot(
      '<main id="m" class="page"><header><h1 title="x">Hi</h1></header><div role="list" aria-label="All">a</div></main>',
    ),
  ).toBe(
    '<div class="page" role="main"><div><div role="heading" aria-level="1" class="serif">Hi</div></div><div>a</div></div>',
  );
});

test('links, navigation and fields keep their names', () => {
  expect(
    snapshot(
      '<nav aria-label="Tabs"><a href="#/h5/collect" aria-label="Bag, 2 pieces">2</a></nav><input aria-label="Search">',
    ),
  ).toBe(
    '<nav aria-label="Tabs"><a href="#/h5/collect" aria-label="Bag, 2 pieces" tabindex="-1">2</a></nav><input aria-label="Search" tabindex="-1">',
  );
});

test('screen readers find no control that does nothing before the app has started, and no decoration', () => {
  expect(
    snapshot(
      '<button type="button" aria-label="Pause">‖</button><fieldset><legend>Sort</legend></fieldset><kbd aria-hidden="true">/</kbd>',
    ),
  ).toBe(
    '<button type="button" aria-hidden="true" tabindex="-1">‖</button><fieldset aria-hidden="true"><legend>Sort</legend></fieldset><kbd aria-hidden="true">/</kbd>',
  );
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
