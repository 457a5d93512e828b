import { hasDemoGoods, snapshotSource, sourceWarning } from './snapshotSource';

const api = { API_TARGET: 'https://api.example' };
const otherOrigin = { API_BASE: 'https://other.example' };

test.each([
  [{}, 'none'],
  [{ SNAPSHOT_API: ' ', API_TARGET: '', API_BASE: '' }, 'none'],
  [api, new URL('https://api.example')],
  [otherOrigin, new URL('https://other.example')],
  [{ ...api, ...otherOrigin }, new URL('https://api.example')],
  [{ ...api, SNAPSHOT_API: 'https://snapshot.example' }, new URL('https://snapshot.example')],
  [{ ...api, SNAPSHOT_API: 'none' }, 'none'],
  [{ SNAPSHOT_API: 'demo' }, 'demo'],
] as const)('a build with %j has the data of %s', (environment, expected) => {
  expect(snapshotSource('none', environment)).toEqual(expected);
});

test('npm start without an API has the data of the demo shop', () => {
  expect(snapshotSource('demo', {})).toBe('demo');
  expect(snapshotSource('demo', api)).toEqual(new URL('https://api.example'));
});

test('the products of the demo shop are in its own build alone, or in one that asks for them', () => {
  expect(hasDemoGoods('demo', {})).toBe(true);
  expect(hasDemoGoods('none', {})).toBe(false);
  expect(hasDemoGoods(new URL('https://api.example'), {})).toBe(false);
  expect(hasDemoGoods(new URL('https://api.example'), { DEMO_GOODS: '1' })).toBe(true);
});

test('one sentence says that no API was named, or that its data is that of the demo shop', () => {
  expect(sourceWarning('none', {})).toBe(
    'Say which API the build is for: API_TARGET=https://your.api npm run build, or npm run build -- --demo for the demo shop. Until then its first screens have no products.',
  );
  expect(sourceWarning('demo', { SNAPSHOT_API: 'demo', ...api })).toBe(
    'SNAPSHOT_API=demo: first screens and pictures are those of the demo shop, although the build is for https://api.example/.',
  );
  expect(sourceWarning('demo', { SNAPSHOT_API: 'demo' })).toBeUndefined();
  expect(sourceWarning('none', { SNAPSHOT_API: 'none', ...otherOrigin })).toBeUndefined();
  expect(sourceWarning(new URL('https://api.example'), api)).toBeUndefined();
});
