import fc from 'fast-check';
import { filesBelow } from '../../tests/setup/projectFiles';
import { pathOf } from '@/lib/routes';
import { parseSearchParams } from '@/lib/searchParams';
import { cleanAddress } from './address';
import { checkProperty } from '../../tests/setup/property';

const paths = filesBelow('src/pages', ['index.tsx']).map(
  ({ path }) => path.replace('src/pages', '').replace(/\/index\.tsx$/, '') || '/',
);

/** The address of the browser for what is behind the origin, as `before` and `#route`. */
function open(text: string, home = '/'): string {
  const { pathname, search, hash } = new URL(`https://shop.test${text}`);
  const { before, route } = cleanAddress({ pathname, search, hash }, home, paths);
  return `${before}#${route}`;
}

const product = '/#/h5/components/goodsDetail?id=x';

describe('an address', () => {
  test.each([
    // Nothing, and fragments of others.
    ['/', '/#/'],
    ['/#', '/#/'],
    ['/#/', '/#/'],
    ['/#_=_', '/#/'],
    ['/#/_=_', '/#/'],
    ['/#utm_source=x', '/#/'],
    ['/#/utm_source=x&utm_medium=y', '/#/'],
    ['/#google_vignette', '/#/'],
    ['/#top', '/#/'],
    ['/#:~:text=lamp', '/#/'],
    ['/#access_token=a.b&token_type=bearer&state=%2Fh5%2Forder', '/#/'],
    ['/#id_token=a.b.', '/#/'],
    ['/#error=access_denied', '/#/'],
    ['/#gclid=1', '/#/'],
    ['/#%', '/#/'],
    ['/#%E0%A4%A', '/#/'],
    ['/#.', '/#/'],
    ['/#!', '/#/'],
    ['/#!/', '/#/'],
    ['/#//', '/#/'],
    ['/#?', '/#/'],
    ['/#&', '/#/'],
    ['/#%F0%9F%A7%BA', '/#/'],
    ['/?code=1&state=2', '/?code=1&state=2#/'],
    ['/?again=1', '/?again=1#/'],
    ['/?fbclid=1#fbclid=2', '/?fbclid=1#/'],
    ['/index.html', '/index.html#/'],
    ['/index.html#index.html', '/index.html#/'],
    // The query of the entry page invites.
    ['/#/?invite=MEI&from=timeline', '/#/?invite=MEI&from=timeline'],
    ['/#?invite=MEI#top', '/#/?invite=MEI'],
    ['/#/home&from=timeline', '/#/home?from=timeline'],
    // A route that is written differently.
    ['/#h5/hall', '/#/h5/hall'],
    ['/#!/h5/hall', '/#/h5/hall'],
    ['/#!h5/hall', '/#/h5/hall'],
    ['/#%2Fh5%2Fhall', '/#/h5/hall'],
    ['/#%252Fh5%252Fhall', '/#/h5/hall'],
    ['/#%21%2Fh5%2Fhall', '/#/h5/hall'],
    ['/#/#/h5/hall', '/#/h5/hall'],
    ['/##/h5/hall', '/#/h5/hall'],
    ['/#/%23/h5/hall', '/#/h5/hall'],
    ['/%23/h5/hall', '/#/h5/hall'],
    ['/%2523/h5/hall?keyword=a', '/#/h5/hall?keyword=a'],
    ['/h5/hall?keyword=a', '/#/h5/hall?keyword=a'],
    ['/h5/hall#top', '/#/h5/hall'],
    ['/?/h5/hall', '/#/h5/hall'],
    ['/#/?/h5/hall', '/#/h5/hall'],
    ['/#?%2Fh5%2Fhall', '/#/h5/hall'],
    ['/#/h5//hall', '/#/h5/hall'],
    ['/#///h5/hall///', '/#/h5/hall'],
    ['/#/h5/hall/', '/#/h5/hall'],
    ['/#\\h5\\hall', '/#/h5/hall'],
    ['/#/H5/Home', '/#/h5/home'],
    ['/#/H5/COMPONENTS/GOODSDETAIL?id=X', '/#/h5/components/goodsDetail?id=X'],
    ['/index.html#/h5/hall', '/index.html#/h5/hall'],
    ['/#/index.html#/h5/hall', '/#/h5/hall'],
    ['/#https://shop.test/#/h5/hall', '/#/h5/hall'],
    // What others put behind a route or before it.
    ['/#/h5/home&from=timeline', '/#/h5/home?from=timeline'],
    ['/#/h5/home&amp;from=timeline', '/#/h5/home?from=timeline'],
    ['/?from=timeline#/h5/hall', '/?from=timeline#/h5/hall'],
    ['/#from=timeline#/h5/hall', '/#/h5/hall'],
    ['/#_=_#/h5/hall', '/#/h5/hall'],
    ['/#/h5/hall#top', '/#/h5/hall'],
    ['/#/h5/hall#_=_', '/#/h5/hall'],
    ['/#/h5/hall:~:text=lamp', '/#/h5/hall'],
    ['/#/h5/hall;jsessionid=1F?keyword=a', '/#/h5/hall?keyword=a'],
    ['/#/h5/hall=', '/#/h5/hall'],
    ['/#/h5/hall)', '/#/h5/hall'],
    ['/#/h5/hall.', '/#/h5/hall'],
    ['/#/h5/hall。', '/#/h5/hall'],
    ['/#/h5/hall%20%0A', '/#/h5/hall'],
    ['/#\u200b/h5/hall\u200b', '/#/h5/hall'],
    ['/#/h5/ha\u00adll\ufeff', '/#/h5/hall'],
    [`${product})`, product],
    [`${product}).`, product],
    [`${product}>,`, product],
    [`${product}"]`, product],
    [`${product}';:!`, product],
    [`${product}。`, product],
    [`${product}，）`, product],
    [`${product}」』】》`, product],
    [`${product}\u200b\u00a0\ufeff\u2060`, product],
    [`${product}%20`, product],
    [`${product}#top`, product],
    [`${product}:~:text=lamp`, product],
    [`${product};jsessionid=1F&sku=y;jsessionid=2`, `${product}&sku=y`],
    ['/#/h5/hall%3Fa%3D1%23b%0Ac', '/#/h5/hall?a=1'],
    ['/#?%23/h5/hall', '/#/h5/hall'],
    // Encoded seven and eight times.
    [`/#%${'25'.repeat(6)}2Fh5/hall`, '/#/h5/hall'],
    [`/#%${'25'.repeat(7)}2Fh5/hall`, '/#/'],
    [`${product}&from=singlemessage&isappinstalled=0`, `${product}&from=singlemessage&isappinstalled=0`],
    [`${product}?from=singlemessage`, `${product}&from=singlemessage`],
    [`${product}&amp;sku=y&amp;amp;quantity=2`, `${product}&sku=y&quantity=2`],
    [`${product}&gclid=1&msclkid=2`, `${product}&gclid=1&msclkid=2`],
    ['/#/h5/components/goodsDetail%3Fid%3Dx', product],
    ['/#/h5/components/goodsDetail%253Fid%253Dx', product],
    ['/#/h5/components/goodsDetail%3Fid=x', product],
    ['/#%2Fh5%2Fcomponents%2FgoodsDetail%3Fid%3Da%252526b', '/#/h5/components/goodsDetail?id=a%2526b'],
    ['/#/h5/components/goodsDetail&id=x', product],
    ['/#/h5/components/goodsDetail??id=x', product],
    // A path that no page has.
    ['/#/nowhere', '/#/nowhere'],
    ['/#/nowhere#top', '/#/nowhere'],
    ['/#/nowhere?returnTo=/h5/home', '/#/nowhere?returnTo=/h5/home'],
    ['/#/h5', '/#/h5'],
    ['/#h5/nowhere', '/#/h5/nowhere'],
    ['/#/h5/../nowhere/<b>', '/#/h5/nowhere/b'],
    ['/#///evil.com', '/#/evilcom'],
    ['/#/%E5%86%AC/%', '/#/%E5%86%AC'],
    ['/#/%E5%86%AC%80', '/#/E586AC80'],
    ['/#\\nowhere', '/#/nowhere'],
    ['/#/nowhere?a=1#/elsewhere?b=2', '/#/nowhere?a=1'],
    ['/#/h5/index.html', '/#/h5'],
    ['/docs', '/#/docs'],
    ['/h5/home#/pc/hall', '/#/pc/hall'],
  ])('%s leads to %s', (text, expected) => {
    expect(open(text)).toBe(expected);
    expect(open(expected)).toBe(expected);
  });

  test.each([
    ['/shop/#h5/hall', '/shop/#/h5/hall'],
    ['/shop/%23/h5/hall', '/shop/#/h5/hall'],
    ['/shop/h5/hall?keyword=a', '/shop/#/h5/hall?keyword=a'],
    ['/shop/?x=1#_=_', '/shop/?x=1#/'],
    ['/shop', '/shop#/'],
    ['/storeh5/hall', '/storeh5/hall#/'],
  ])('below a path, %s leads to %s', (text, expected) => expect(open(text, '/shop/')).toBe(expected));
});

const text = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 64 });
/** Pieces of which links that were changed are made. */
const pieces =
  '# / // ? & &amp; = % %25 %2F %23 %3F ; ! . ) 」 \\ h5 pc hall home /h5/home H5/Home goodsDetail id=x _=_ index.html :~:text= ;jsessionid= %E0%A4%A &#38; evil.com';
const piece = fc.oneof(
  fc.constantFrom(...pieces.split(' '), ' ', '\u200b', '\ud800'),
  fc.string({ unit: 'binary', maxLength: 4 }),
  fc.webFragments(),
);
const changed = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

test.each([
  ['%C2%A0', true],
  ['%C2%AD', true],
  ['%C2%A1', false],
  ['%20', true],
  ['%22', true],
  ['%21', false],
  ['%3C', true],
  ['%3E', true],
  ['%3D', false],
  ['%60', true],
  ['%7F', true],
  ['%1F', true],
  ['%E2%80%8B', true],
  ['%E2%81%9F', true],
  ['%E2%82%AC', false],
  ['%E3%80%82', true],
  ['%E3%80%85', false],
  ['%E3%80%90', true],
  ['%EF%BB%BF', true],
  ['%EF%BC%81', true],
  ['%EF%BC%A1', false],
])('%s at the end of a link is left out: %s', (end, isLeftOut) => {
  expect(open(`/#/h5/hall?keyword=a${end}`)).toBe(`/#/h5/hall?keyword=a${isLeftOut ? '' : end}`);
});

test('of an unknown path two hundred characters count', () => {
  expect(open(`/#/${'x'.repeat(300)}`)).toBe(`/#/${'x'.repeat(200)}`);
});

test('any address leads to one page, and its own result to the same', () => {
  checkProperty(
    fc.property(changed, fc.constantFrom('#', '#/', '?', ''), changed, (before, mark, behind) => {
      const text = `/${before}${mark}${behind}`;
      const once = open(text.replace(/^\/[/\\]+/, '/'));
      expect(once).toMatch(/^\/[^#]*#\/(?:(?:[\w-]|%[\dA-F]{2})+(?:\/(?!\?|$)|(?=\?|$)))*(?:\?[^#?]+)?$/);
      expect(open(once)).toBe(once);
    }),
    { numRuns: 10_000 },
  );
});

test('own links keep every value as it is', () => {
  checkProperty(
    fc.property(text, fc.constantFrom('h5', 'pc'), (id, platform) => {
      const link = pathOf(platform, 'goods', { id });
      expect(open(`/#${link}`)).toBe(`/#${link}`);
      expect(parseSearchParams(link.slice(link.indexOf('?')))['id']).toBe(id.toWellFormed());
    }),
    { numRuns: 2_000 },
  );
});

test.each(['x ', '\u200b', ...'x) x. x」 x" x; x` ` % a%2F gid://shopify/Product/7 冬。 x&amp;y a?b#c …'.split(' ')])(
  'the id %p ends where it ends',
  (id) => {
    const link = pathOf('h5', 'goods', { id });
    // A messenger takes the full stop for a part of the link.
    for (const shared of [`/#${link}`, `/#${link}.`, `/#${link}）`, `/#${link})`])
      expect(parseSearchParams(open(shared).replace(/^[^?]*/, ''))['id']).toBe(id);
  },
);

test.each('( ) . % %25 # / &amp; & ;jsessionid= :~: %E0 」 ! #a ?/h5'.split(' '))(
  'a hundred thousand %p are read at once',
  (unit) => {
    const long = unit.repeat(100_000 / unit.length);
    for (const text of [
      `/#${long}`,
      `/#/h5/hall?id=${long}`,
      `/#/h5/hall?id=${long}x`,
      `/#/${long}/h5/hall`,
      `/x${long}`,
    ]) {
      const once = open(text);
      expect(open(once)).toBe(once);
    }
  },
);
