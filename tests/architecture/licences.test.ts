/** The lock file and the licences of what is shipped. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { satisfies } from 'semver';
import {
  assertNoticesComplete,
  noticesFileName,
  noticesText,
  packageOfFile,
  isOfStorefront,
} from '../../tools/build/notices';

const project = resolve(__dirname, '../..');
const read = (path: string) => readFileSync(resolve(project, path), 'utf8');

interface LockEntry {
  readonly integrity?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly engines?: { readonly node?: string };
}

interface Manifest {
  readonly engines: { readonly node: string };
  readonly allowScripts: Readonly<Record<string, boolean>>;
}

const packagesOf = (lock: string): Readonly<Record<string, LockEntry>> => JSON.parse(read(lock)).packages;

test.each([
  'package-lock.json',
  'backend/package-lock.json',
  'examples/adapter/medusa/server/package-lock.json',
  'tools/bench/package-lock.json',
  'tests/contract/thirdParty/package-lock.json',
])('every package in %s has an integrity', (file) => {
  const entries = Object.entries(packagesOf(file)).filter(([path, { link }]) => path !== '' && !link);
  expect(entries.length).toBeGreaterThan(50);
  expect(
    entries.filter(([, { integrity }]) => !/^sha512-[\w+/]{86}==/.test(integrity ?? '')).map(([path]) => path),
  ).toEqual([]);
});

describe.each(['', 'backend/'])('the packages of %p', (folder) => {
  const { engines, allowScripts }: Manifest = JSON.parse(read(`${folder}package.json`));
  const packages = packagesOf(`${folder}package-lock.json`);
  /** The oldest version of each line of Node that `engines` names. */
  const versions = engines.node.match(/\d+\.\d+\.\d+/g) ?? [];

  /** Bundled for the browser only; the Node that they ask for is that of another entry. */
  const browserPackages = ['node_modules/lib-address'];

  test('run on every Node that the project supports', () => {
    expect(versions.map((version) => version.split('.')[0])).toEqual(['20', '22', '24']);
    expect(satisfies(`${read('.nvmrc').trim()}.0.0`, engines.node)).toBe(true);
    const run = Object.entries(packages).filter(([path]) => !browserPackages.includes(path));
    const tooNew = run.flatMap(([path, { engines: required }]) =>
      versions.filter((version) => !satisfies(version, required?.node ?? '*')).map((version) => `${path} ${version}`),
    );
    expect(tooNew).toEqual([]);
  });

  test('need no script at their installation, and package.json says so for each that has one', () => {
    const withScript = Object.entries(packages).flatMap(([path, { hasInstallScript }]) =>
      hasInstallScript && path !== '' ? [path.replace(/^.*node_modules\//, '')] : [],
    );
    expect(Object.keys(allowScripts).sort()).toEqual([...new Set(withScript)].sort());
    expect(Object.values(allowScripts)).not.toContain(true);
  });
});

test('the licence of the storefront is in the repository and in package.json', () => {
  expect(read('LICENSE')).toMatch(/^MIT License\n\nCopyright \(c\) 2026 The Persimmon authors\n/);
  expect(JSON.parse(read('package.json')).license).toBe('MIT');
});

describe('THIRD_PARTY_NOTICES.txt', () => {
  const notices = read(noticesFileName);

  test('is what "npm run build -- --notices" writes', () => {
    expect(notices === noticesText()).toBe(true);
  });

  test('names every runtime dependency with its version', () => {
    const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(read('package.json'));
    const bundled = Object.entries(dependencies).filter(([name]) => isOfStorefront(name));
    expect(bundled.length).toBeGreaterThan(10);
    expect(() =>
      assertNoticesComplete(
        bundled.map((entry) => entry.join(' ')),
        notices,
      ),
    ).not.toThrow();
  });

  test('contains all 218 pictures with the licence of their author', () => {
    expect(notices.match(/^pictures\/[\w-]+\.webp \([\w-]+(?:, [\w-]+)?\)$/gm)).toHaveLength(218);
    expect(notices).toContain('\n218 pictures are Fluent Emoji of Microsoft, ');
    expect(notices).toContain('Copyright (c) Microsoft Corporation\n\nPermission is hereby granted');
  });

  test('contains no licence that forbids to ship the package', () => {
    expect(
      notices.match(
        /^\S+ \S+ \((?!MIT\)|ISC\)|0BSD\)|Apache-2\.0\)|BSD-[23]-Clause\)|\(MPL-2\.0 OR Apache-2\.0\)\))[^)]*\)?\)$/gm,
      ),
    ).toBeNull();
  });
});

test('a build with a package that the notices do not name fails', () => {
  expect(() => assertNoticesComplete(['react 19.3.1', 'left-pad 1.3.0'], '\nreact 19.3.1 (MIT)\n')).toThrow(
    'THIRD_PARTY_NOTICES.txt does not name left-pad 1.3.0. "npm run build -- --notices" writes it',
  );
});

test('a bundled file belongs to the innermost package', () => {
  const file = resolve(project, 'node_modules/@umijs/renderer-react/dist/index.js');
  expect(existsSync(file)).toBe(true);
  expect(packageOfFile(file)).toBe('@umijs/renderer-react 4.7.22');
  expect(packageOfFile(resolve(project, 'src/app.tsx'))).toBeUndefined();
});
