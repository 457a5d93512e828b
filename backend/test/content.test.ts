/** The command that writes the content of the shop to a file and reads it, and what customers see of it. */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import { sendAsAdmin, signInAsAdmin } from './administrator';
import { send } from './customer';
import {
  edited,
  exported,
  localized,
  look,
  need,
  original,
  originalText,
  originOf,
  parse,
  picture,
  put,
  query,
  setField,
} from './contentDesk';

const folder = mkdtempSync(join(tmpdir(), 'persimmon-content-'));
const fileOf = (name: string) => join(folder, name);
after(() => rmSync(folder, { recursive: true }));

interface Run {
  readonly code: number;
  readonly out: string;
  readonly says: string;
}

const run = (...args: string[]): Promise<Run> =>
  new Promise((done) => {
    execFile(
      process.execPath,
      ['--import', 'tsx', 'src/content.ts', ...args],
      { cwd: join(__dirname, '..'), maxBuffer: 64 * 1024 * 1024 },
      (error, out, says) => done({ code: error ? Number(error.code) : 0, out, says }),
    );
  });

test('the command writes the content, reads it again, and writes the same', async () => {
  const [first, second] = [fileOf('first.json'), fileOf('second.json')];
  const written = await run('export', first);
  const { products, categories } = parse(readFileSync(first, 'utf8'));
  assert.deepEqual(written, { code: 0, out: '', says: `Wrote the content with ${products.length} products.\n` });
  assert(products.length >= 68);
  assert.equal(categories.length, 8);
  assert.equal(readFileSync(first, 'utf8'), originalText());
  assert.deepEqual(await run('import', first), { code: 0, out: '', says: 'Nothing differs.\n' });
  assert.equal((await run('export', '-')).out, originalText());
  writeFileSync(
    second,
    edited((file) => (file.shop.phone = '+49 30 1234')),
  );
  assert.deepEqual(await run('import', '--check', second), { code: 0, out: '', says: 'Would change: shop.\n' });
  assert.equal(await exported(), originalText());
  assert.deepEqual(await run('import', second), { code: 0, out: '', says: 'Changed: shop.\n' });
  assert.equal(await exported(), `${JSON.stringify(parse(readFileSync(second, 'utf8')), null, 2)}\n`);
  assert.deepEqual(await put(originalText()), ['shop']);
  assert.equal(await exported(), originalText());
});

test('the command explains itself, and refuses what it does not know', async () => {
  const help = await run('--help');
  assert.equal(help.code, 0);
  assert.match(help.out, /^npm run content -- export FILE \| import FILE \[options\]\n/);
  const usage = 'Expected "export FILE" or "import FILE [--check]". "npm run content -- --help" says more.\n';
  const missing = fileOf('missing.json');
  const broken = fileOf('broken.json');
  writeFileSync(
    broken,
    edited((file) => {
      setField(file, 'banners[1].target.id', 'nothing');
      file.shop.currency = 'EUR';
    }),
  );
  const runs = [
    await run(),
    await run('export'),
    await run('remove', 'x'),
    await run('export', '--check', 'x'),
    await run('import', 'x', '--force'),
    await run('import', missing),
    await run('import', broken),
  ];
  assert.deepEqual(
    runs.map(({ code, says }) => [code, says]),
    [
      [1, usage],
      [1, usage],
      [1, usage],
      [1, usage],
      [1, `Unknown option '--force'. "npm run content -- --help" lists what it takes.\n`],
      [1, `${missing} cannot be read (ENOENT).\n`],
      [
        1,
        `banners[1].target.id: there is no campaign "nothing"
shop.currency: prices and balances are in it, so it stays USD
Nothing was changed.
`,
      ],
    ],
  );
});

interface Named {
  readonly name: string;
  readonly goodsCount: number;
}
interface Article {
  readonly title: string;
  readonly body: string;
  readonly publishedAt: string;
}
interface Detail {
  readonly tagline: string;
  readonly categoryId: string;
  readonly categoryName: string;
  readonly presale: unknown;
  readonly skus: readonly { readonly limitPerOrder: number | null }[];
}
type Facets = readonly {
  readonly code: string;
  readonly values: readonly { readonly code: string; readonly name: string }[];
}[];

const versionOf = () =>
  query('SELECT *, (SELECT max(changed_by)::text FROM storefront.product_change) FROM storefront.catalogue_version');

/** Waits until both servers have prepared other categories. */
async function untilCategories(count: number): Promise<void> {
  const countAt = async (nth: number) =>
    (await send(originOf(nth), 'home/categoryList', '')).data as unknown as { readonly list: readonly Named[] };
  for (let nth = 0; nth < 100; nth += 1) {
    const lists = await Promise.all([countAt(0), countAt(1)]);
    if (lists.every(({ list }) => list.length === count)) return;
    await wait(100);
  }
}

test('both servers show new content within a moment; the same file again changes nothing', async () => {
  const banner = {
    id: 'only',
    kicker: localized('K'),
    title: localized('T'),
    action: localized('Go'),
    pictures: [picture],
    hue: 200,
    target: { kind: 'category' as const, id: 'kites' },
  };
  const file = edited((content) => {
    need(content.categories[0]).name = localized('Sound');
    content.categories.push({ id: 'kites', name: localized('Kites'), picture });
    content.banners = [banner];
    content.articles.unshift({
      id: 'kite-care',
      kind: 'help',
      title: localized('Kite care'),
      summary: localized('Dry it'),
      body: { en: '<p>Dry.</p>', zh: '<p>晾干。</p>' },
      publishedAt: '2026-01-02T03:04:05.678Z',
    });
    const product = need(content.products.find(({ id }) => id === 'day-pack-18'));
    Object.assign(product, {
      tagline: localized('Light'),
      categoryId: 'kites',
      presale: { shipsAt: '2030-05-06T00:00:00.000Z', terms: localized('Wait') },
      popularity: 100,
      relatedIds: ['orbit-watch'],
    });
    need(Object.values(product.skus)[0]).limitPerOrder = 2;
  });
  const changed = ['categories', 'banners', 'articles', 'product day-pack-18'];
  assert.deepEqual(await put(file), changed);
  await untilCategories(9);
  const { list: categories } = await look<{ list: readonly Named[] }>('home/categoryList');
  assert.deepEqual(
    [categories[0]?.name, categories[8]?.name, categories[8]?.goodsCount, categories.length],
    ['Sound', 'Kites', 1, 9],
  );
  const { list: banners } = await look<{ list: unknown }>('home/banner');
  assert.deepEqual(banners, [
    { ...banner, kicker: 'K', title: 'T', action: 'Go', pictures: [{ ...picture, alt: 'A' }], campaign: null },
  ]);
  const { title, body, publishedAt } = await look<Article>('info/detail?id=kite-care');
  assert.deepEqual(
    [title, body, Date.parse(publishedAt)],
    ['Kite care', '<p>Dry.</p>', Date.parse('2026-01-02T03:04:05.678Z')],
  );
  const detail = await look<Detail>('home/goodsDetail?id=day-pack-18');
  assert.deepEqual(
    [detail.tagline, detail.categoryId, detail.categoryName, detail.presale, detail.skus[0]?.limitPerOrder],
    ['Light', 'kites', 'Kites', { shipsOn: '2030-05-06', terms: 'Wait' }, 2],
  );
  // The administration offers the categories.
  const admin = await signInAsAdmin(originOf(0));
  const { data } = await sendAsAdmin(originOf(0), admin, '{ facets { items { code values { code name } } } }');
  const { items } = (data ?? {})['facets'] as unknown as { readonly items: Facets };
  const facet = need(items.find(({ code }) => code === 'category'));
  assert.deepEqual(
    facet.values
      .filter(({ code }) => code === 'audio' || code === 'kites')
      .sort((one, other) => one.code.localeCompare(other.code)),
    [
      { code: 'audio', name: 'Sound' },
      { code: 'kites', name: 'Kites' },
    ],
  );
  const version = await versionOf();
  assert.deepEqual(await put(file), []);
  const now = await exported();
  assert.deepEqual([await put(now), await exported()], [[], now]);
  assert.deepEqual(await versionOf(), version);
  assert.deepEqual(parse(now), parse(file));
  assert.deepEqual(await put(originalText()), changed);
  assert.equal(await exported(), originalText());
  await untilCategories(8);
  assert.equal((await look<{ list: readonly Named[] }>('home/categoryList')).list.length, 8);
});

test('two imports at once run one after the other', async () => {
  const files = ['One', 'Two'].map((name) => edited((file) => (file.shop.name = localized(name))));
  assert.deepEqual(await Promise.all(files.map((file) => put(file))), [['shop'], ['shop']]);
  const { en } = parse(await exported()).shop.name;
  assert.equal(en === 'One' || en === 'Two', true);
  assert.notEqual(en, original().shop.name.en);
  assert.deepEqual(await put(originalText()), ['shop']);
});
