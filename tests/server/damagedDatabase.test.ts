/** A damaged database: one sentence with the way out, whatever happened to the files. */
import { spawnSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createShop } from '../../mock/createShop';
import { DataFolderError } from '../../mock/dataFolder';
import { fileStore } from '../../mock/fileStore';
import { createMemoryStore } from '../../shop/memoryStore';
import { seededRandom } from '../../shop/random';
import { killAll, runScript, startServer } from '../setup/serverProcess';

// Each start is two or three processes, which is slow on a busy machine.
jest.setTimeout(120_000);

let base: string;
/** A folder with an intact database of several pages and free pages. */
let intact: string;
let folder: string;

const file = () => join(folder, 'data.mdb');
const pageBytes = 4096;
/** The first pages of LMDB are two copies of its header. */
const headerBytes = 2 * pageBytes;

beforeAll(async () => {
  base = mkdtempSync(join(tmpdir(), 'persimmon-damaged-'));
  intact = join(base, 'intact');
  const store = fileStore(intact);
  const rows = store.collection<string>('things');
  for (let round = 0; round < 3; round += 1)
    store.transact(() => {
      for (let index = 0; index < 200; index += 1) rows.put(`${index}`, `${round}`.repeat(index * 10));
    });
  store.transact(() => {
    for (let index = 0; index < 200; index += 3) rows.delete(`${index}`);
  });
  await store.close();
});
afterAll(() => rmSync(base, { recursive: true }));

beforeEach(() => {
  folder = mkdtempSync(join(base, 'case-'));
  copyFileSync(join(intact, 'data.mdb'), file());
});
afterEach(killAll);

/** Writes bytes at a position of the file. They are the same in every run. */
function overwrite(from: number, length = statSync(file()).size - from): void {
  const content = readFileSync(file());
  for (let index = 0; index < length; index += 1) content[from + index] = (index * 131 + 7) % 251;
  writeFileSync(file(), content);
}

const damages: Readonly<Record<string, () => void>> = {
  'is empty': () => truncateSync(file(), 0),
  'ends in its header': () => truncateSync(file(), 100),
  'has only its header': () => truncateSync(file(), headerBytes),
  'ends after a page': () => truncateSync(file(), 5 * pageBytes),
  'ends in its middle': () => truncateSync(file(), statSync(file()).size >> 1),
  'is a text': () => writeFileSync(file(), 'a shopping list '.repeat(1000)),
  'has garbage after the first bytes': () => overwrite(28),
  'has garbage after its header': () => overwrite(headerBytes),
  'has zeros after its header': () => {
    const { size } = statSync(file());
    truncateSync(file(), headerBytes);
    truncateSync(file(), size);
  },
};

describe.each(Object.entries(damages))('a database file that %s', (_what, damage) => {
  test('is refused with the reset as the way out', () => {
    damage();
    expect(() => fileStore(folder)).toThrow(DataFolderError);
    expect(() => fileStore(folder)).toThrow(
      /^The data folder \S+ does not hold a readable shop \([^\n]+\)\. "npm start -- --reset" starts over\.$/,
    );
  });
});

test('an intact copy is accepted', async () => {
  const store = fileStore(folder);
  expect(store.collection('things').size).toBe(133);
  await store.close();
});

test.each(['data.mdb', 'lock.mdb'])(
  'a folder in place of %s is refused, and a reset does not delete it',
  async (name) => {
    rmSync(join(folder, name), { force: true });
    mkdirSync(join(folder, name));
    const sentence = `The data folder ${folder} cannot be written (${join(folder, name)} is not a file). Make it writable, or choose another one with SHOP_DATA.`;
    expect(() => fileStore(folder)).toThrow(sentence);
    const { code, output } = await runScript('serve/start.ts', ['--reset'], { SHOP_DATA: folder });
    expect([code, output.trim()]).toEqual([1, sentence]);
    expect(existsSync(join(folder, name))).toBe(true);
  },
);

test.each<[string, () => void]>([
  ['of another database', () => cpSync(join(intact, 'data.mdb'), join(folder, 'lock.mdb'))],
  ['that is a text', () => writeFileSync(join(folder, 'lock.mdb'), 'x')],
])('a lock file %s does no harm', async (_what, write) => {
  write();
  const store = fileStore(folder);
  expect(store.collection('things').size).toBe(133);
  await store.close();
});

test('a lock file without a database starts a new shop', async () => {
  rmSync(file());
  writeFileSync(join(folder, 'lock.mdb'), 'x'.repeat(8272));
  const store = fileStore(folder);
  expect(store.isEmpty).toBe(true);
  await store.close();
});

test('rows of another program are refused', () => {
  const script = `require('lmdb').open({ path: ${JSON.stringify(folder)}, noSubdir: false, encoding: 'json' }).putSync('key', { other: 'program' })`;
  expect(spawnSync(process.execPath, ['-e', script]).status).toBe(0);
  expect(() => fileStore(folder)).toThrow('does not hold a readable shop (it has rows of another program)');
});

test('rows of a later version are refused', () => {
  const store = createMemoryStore();
  const open = () => createShop({ store, clock: () => 0, random: seededRandom(1), configuration: SHOP, seed: 'empty' });
  open();
  expect(store.collection<string>('meta').get('version')).toBe('1');
  store.collection<string>('meta').put('version', '2');
  expect(open).toThrow('its rows have version 2, and this shop reads version 1');
  store.collection<string>('meta').delete('version');
  expect(open().seed).toBe('empty');
});

test.each<[string, () => void]>([
  ['removed', () => rmSync(file())],
  ['shortened', () => truncateSync(file(), headerBytes)],
  [
    'replaced',
    () => {
      rmSync(file());
      copyFileSync(join(intact, 'data.mdb'), file());
    },
  ],
])('a file that is %s under a running shop fails each write, and what is read stays', (_what, damage) => {
  const store = fileStore(folder);
  const rows = store.collection<string>('things');
  rows.put('before', 'the damage');
  damage();
  for (const id of ['a', 'b'])
    expect(() => rows.put(id, 'b')).toThrow(
      `The database file ${file()} was removed, replaced or shortened while the shop runs.`,
    );
  expect([rows.get('before'), rows.get('a')]).toEqual(['the damage', undefined]);
});

test('the server ends with the sentence alone, and starts after the reset', async () => {
  overwrite(headerBytes);
  const dist = join(base, 'dist');
  mkdirSync(dist);
  writeFileSync(join(dist, 'index.html'), '<!doctype html>');
  const start = () => startServer(dist, { SHOP_DATA: folder });
  await expect(start()).rejects.toThrow(
    /^\nThe data folder \S+ does not hold a readable shop \([^\n]+\)\. "npm start -- --reset" starts over\.\n+$/,
  );
  expect(await runScript('serve/start.ts', ['--reset'], { SHOP_DATA: folder })).toMatchObject({ code: 0 });
  const server = await start();
  expect((await fetch(`${server.origin}/api/server/info`)).status).toBe(200);
  expect((await server.end('SIGTERM')).code).toBe(0);
});
