import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { assertDemoBuild, bundleStamp, buildFreshness, isBundleFresh, buildStampOf } from './freshness';

const builtAt = Date.parse('2026-11-20T12:00:00Z');
let project: string;

function put(file: string, changedAt: number, text = ''): void {
  const path = join(project, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  utimesSync(path, changedAt / 1000, changedAt / 1000);
  utimesSync(dirname(path), builtAt / 1000 - 60, builtAt / 1000 - 60);
}

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'persimmon-project-'));
  put('src/app.tsx', builtAt - 60_000);
  put('dist/index.html', builtAt + 60_000);
  put('.built', builtAt + 60_000, buildStampOf(new Date(builtAt), 'demo'));
});
afterEach(() => rmSync(project, { recursive: true }));

test('a build that is newer than all sources is fresh', () => {
  expect(buildFreshness('demo', project)).toBe('fresh');
});

test('a build without index.html is missing', () => {
  rmSync(join(project, 'dist/index.html'));
  expect(buildFreshness('demo', project)).toBe('missing');
});

test('a build without a stamp is stale', () => {
  rmSync(join(project, '.built'));
  expect(buildFreshness('demo', project)).toBe('stale');
});

test.each(['', 'soon', '{}'])('a build with the stamp "%s" is stale', (stamp) => {
  put('.built', builtAt + 60_000, stamp);
  expect(buildFreshness('demo', project)).toBe('stale');
});

test('a build without sources is fresh', () => {
  rmSync(join(project, 'src'), { recursive: true });
  expect(buildFreshness('demo', project)).toBe('fresh');
});

test.each([
  'src/pages/h5/home/index.tsx',
  'package-lock.json',
  'tools/build/build.ts',
  'tools/serve/server/pages/headTags.ts',
  'mock/catalogue/banners.ts',
])('a change of %s makes the build stale', (file) => {
  put(file, builtAt + 1000);
  expect(buildFreshness('demo', project)).toBe('stale');
});

test.each([
  'src/.umi-production/umi.ts',
  'src/storage.test.ts',
  'tools/serve/server/serve.ts',
  'tools/check/mutation/index.ts',
  'tools/check/testCounts.json',
  'public/pictures/fox.webp',
])('a change of %s does not make the build stale', (file) => {
  put(file, builtAt + 1000);
  expect(buildFreshness('demo', project)).toBe('fresh');
});

test('a build with prerendered data of another API is stale', () => {
  expect(buildFreshness(new URL('https://shop.example'), project)).toBe('stale');
  put('.built', builtAt + 60_000, buildStampOf(new Date(builtAt), new URL('https://shop.example')));
  expect(buildFreshness(new URL('https://shop.example'), project)).toBe('fresh');
  expect(buildFreshness('demo', project)).toBe('stale');
});

test('a build without products is none for the demo shop, and one with the products of the demo shop none for an API', () => {
  put('.built', builtAt + 60_000, buildStampOf(new Date(builtAt), 'none'));
  expect(buildFreshness('none', project)).toBe('fresh');
  expect(buildFreshness('demo', project)).toBe('stale');
  const api = new URL('https://shop.example');
  process.env['DEMO_GOODS'] = '1';
  try {
    put('.built', builtAt + 60_000, buildStampOf(new Date(builtAt), api));
    expect(buildFreshness(api, project)).toBe('fresh');
  } finally {
    delete process.env['DEMO_GOODS'];
  }
  expect(buildFreshness(api, project)).toBe('stale');
});

test('what tests the demo shop refuses a build without its products, and says how to make one', () => {
  const message = 'There is no build of the demo shop in dist. "npm run build -- --demo" makes it.';
  expect(() => assertDemoBuild(project)).not.toThrow();
  for (const source of ['none', new URL('https://shop.example/demo')] as const) {
    put('.built', builtAt + 60_000, buildStampOf(new Date(builtAt), source));
    expect(() => assertDemoBuild(project)).toThrow(message);
  }
  rmSync(join(project, '.built'));
  expect(() => assertDemoBuild(project)).not.toThrow();
  rmSync(join(project, 'dist/index.html'));
  expect(() => assertDemoBuild(project)).toThrow(message);
});

test('what tests the demo shop refuses another shop, and a build of it with another configuration', () => {
  process.env['SHOP_CONFIG'] = 'tests/brand/shop.config.ts';
  try {
    expect(() => assertDemoBuild(project)).toThrow(
      'These tests are for the demo shop. Set SHOP_CONFIG=demo.config.ts for them and for "npm run build -- --demo"; "npm run verify" does.',
    );
    put('.built', builtAt + 60_000, buildStampOf(new Date(builtAt), 'demo'));
    process.env['SHOP_CONFIG'] = 'demo.config.ts';
    expect(() => assertDemoBuild(project)).toThrow('There is no build of the demo shop in dist.');
    put('.built', builtAt + 60_000, buildStampOf(new Date(builtAt), 'demo'));
    expect(() => assertDemoBuild(project)).not.toThrow();
  } finally {
    delete process.env['SHOP_CONFIG'];
  }
});

test('a build for another image service is stale', () => {
  process.env['PICTURE_URL'] = 'https://img.example/{src}?w={width}';
  try {
    expect(buildFreshness('demo', project)).toBe('stale');
    put('.built', builtAt + 60_000, buildStampOf(new Date(builtAt), 'demo'));
    expect(buildFreshness('demo', project)).toBe('fresh');
  } finally {
    delete process.env['PICTURE_URL'];
  }
  expect(buildFreshness('demo', project)).toBe('stale');
});

test.each(['quince/shop.config.ts', 'quince/logo.svg', 'quince.config.ts'])(
  'a change of %s makes the build with SHOP_CONFIG stale, and no other',
  (file) => {
    process.env['SHOP_CONFIG'] = file.startsWith('quince/') ? 'quince/shop.config.ts' : file;
    try {
      put('.built', builtAt + 60_000, buildStampOf(new Date(builtAt), 'demo'));
      put(file, builtAt - 1000);
      expect(buildFreshness('demo', project)).toBe('fresh');
      put(file, builtAt + 1000);
      expect(buildFreshness('demo', project)).toBe('stale');
    } finally {
      delete process.env['SHOP_CONFIG'];
    }
    put('.built', builtAt + 60_000, buildStampOf(new Date(builtAt), 'demo'));
    expect(buildFreshness('demo', project)).toBe('fresh');
  },
);

test('a bundle is fresh with any API, until a source changes', () => {
  const stamp = bundleStamp(new Date(builtAt));
  expect(isBundleFresh(stamp, project)).toBe(true);
  process.env['SERVICE_WORKER'] = 'off';
  try {
    expect(isBundleFresh(stamp, project)).toBe(false);
    expect(isBundleFresh(bundleStamp(new Date(builtAt)), project)).toBe(true);
  } finally {
    delete process.env['SERVICE_WORKER'];
  }
  put('src/app.tsx', builtAt + 1000);
  expect(isBundleFresh(stamp, project)).toBe(false);
});
