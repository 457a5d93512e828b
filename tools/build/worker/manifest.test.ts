/** Which files of a build the service worker caches. */
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileDigests, platformFiles, shellFiles, type BuildReport } from './manifest';

const files = 'layout.js entry.js h5.js home.js request.js en.js rest.js kit.js pc.js'.split(' ');
const at = (...names: string[]) => names.map((name) => files.indexOf(name));
const report = {
  manifest: {
    files,
    layout: at('layout.js', 'entry.js'),
    messages: { en: at('en.js'), de: at('en.js') },
    secondaryMessages: { en: at('rest.js') },
    kitMessages: { 'pc-de': at('kit.js') },
    shells: { h5: at('h5.js'), pc: at('pc.js') },
    request: at('request.js'),
    pages: { '/h5/home': at('home.js'), '/pc/hall': at('kit.js') },
  },
  notifications: { h5: ['notices-h5.js'], pc: ['notices-pc.js'] },
  entry: ['entry.js', 'entry.css'],
} as unknown as BuildReport;

test('the shell is the document, the entry with its sheet and the layout, each once', () => {
  const shell = ['entry.js', 'entry.css', 'layout.js'];
  expect(shellFiles(report)).toEqual(['/index.html', ...shell]);
  expect(shellFiles(report, '/shop')).toEqual(['/shop/index.html', ...shell]);
});

test('a platform needs shell, home page, HTTP client and notifications first, and all messages of a language', () => {
  expect(platformFiles(report, '/shop')).toEqual({
    platforms: {
      h5: ['h5.js', 'home.js', 'request.js', 'notices-h5.js'],
      // The build has no page of its own for this home.
      pc: ['pc.js', 'request.js', 'notices-pc.js'],
    },
    messages: { en: ['en.js', 'rest.js'], de: ['en.js'] },
    kitMessages: { 'pc-de': ['kit.js'] },
    pictures: ['/shop/pictures/offline.webp'],
  });
  expect(platformFiles(report).pictures).toEqual(['/pictures/offline.webp']);
});

test('the digests are those of the document, of code with a hash in its name, and of pictures up to 300,000 bytes', () => {
  const dist = mkdtempSync(join(tmpdir(), 'persimmon-digests-'));
  const write = (name: string, bytes: number) => {
    const content = Buffer.alloc(bytes, name);
    writeFileSync(join(dist, name), content);
    return createHash('sha256').update(content).digest('base64');
  };
  try {
    for (const folder of ['pictures', 'p']) mkdirSync(join(dist, folder));
    for (const name of ['sw.js', 'umi.js', 'openapi.json', 'umi.0a1b2c3d.js.map', 'p/page.html', 'p/1.0a1b2c3d.js'])
      write(name, 10);
    write('pictures/large.webp', 300_001);
    const expected = {
      '/shop/index.html': write('index.html', 400_000),
      '/shop/umi.0a1b2c3d.js': write('umi.0a1b2c3d.js', 400_000),
      '/shop/1.0a1b2c3d.chunk.css': write('1.0a1b2c3d.chunk.css', 10),
      '/shop/pictures/fox.webp': write('pictures/fox.webp', 300_000),
      '/shop/favicon.ico': write('favicon.ico', 10),
    };
    expect(fileDigests(dist, '/shop')).toEqual(expected);
    expect(Object.keys(fileDigests(dist))).toContain('/pictures/fox.webp');
  } finally {
    rmSync(dist, { recursive: true });
  }
});
