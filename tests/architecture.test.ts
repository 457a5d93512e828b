/** The shape of the house, where the linter cannot see it: folders, faces, words. */
import { words as english } from '../src/locales/en';
import { words as chinese } from '../src/locales/zh';
import { builtPages, docsPage } from './browser/support/faces';
import { addresses } from './setup/addresses';
import { filesBelow, importsOf, type ProjectFile } from './setup/projectFiles';

const source = filesBelow('src');
const shop = filesBelow('mock');
const everything = [...source, ...shop, ...filesBelow('tests', ['.ts', '.tsx', '.cjs']), ...filesBelow('tools')];
const isTest = ({ path }: ProjectFile) => /\.test\.tsx?$/.test(path);
const pathsOf = (files: ProjectFile[]) => files.map(({ path }) => path);

const pageOf = (address: string) => `src/pages/${address ? `${address}/` : ''}index.tsx`;

describe('the addresses of the shop', () => {
  const pages = pathsOf(source).filter((path) => path.startsWith('src/pages/') && path.endsWith('/index.tsx'));

  test('are those of the specification', () => {
    expect(pages.filter((path) => !addresses.map(pageOf).includes(path))).toEqual([]);
  });

  test.each(addresses)('include /%s', (address) => {
    expect(pages).toContain(pageOf(address));
  });

  test('are all visited by the tests in the browser', () => {
    const visited = [...builtPages.h5, ...builtPages.pc, docsPage].map((hash) => hash.slice(1));
    expect([...new Set(visited)].sort()).toEqual([...addresses].sort());
  });

  test('end in a page of their own when they are unknown', () => {
    expect(pathsOf(source)).toContain('src/pages/404.tsx');
  });
});

describe('the borders', () => {
  const importing = (files: ProjectFile[], pattern: RegExp) => pathsOf(files.filter((file) => importsOf(file).some((name) => pattern.test(name))));

  test('keep antd in the pc face and antd-mobile in the h5 face, also what is loaded on demand', () => {
    const outside = (face: string) => source.filter(({ path }) => !new RegExp(`^src/(?:components|shells|pages)/${face}/`).test(path));
    expect(importing(outside('pc'), /^(?:antd|@ant-design|@rc-component)(?:\/|$)/)).toEqual([]);
    expect(importing(outside('h5'), /^antd-mobile/)).toEqual([]);
  });

  test('keep each face away from the other', () => {
    expect(importing(source.filter(({ path }) => path.includes('/h5/')), /\/pc(?:\/|$)/)).toEqual([]);
    expect(importing(source.filter(({ path }) => path.includes('/pc/')), /\/h5(?:\/|$)/)).toEqual([]);
  });

  test('let nobody in src climb to a parent folder, but a test to its set-up', () => {
    expect(importing(source.filter((file) => !isTest(file)), /^\.\./)).toEqual([]);
    expect(importing(source.filter(isTest), /^\.\.(?!.*tests\/setup\/)/)).toEqual([]);
  });

  test('let the demo shop see the contract and nothing else of the storefront', () => {
    expect(importing(shop, /^@\/|(?:^|\/)src\/(?!api\/)/)).toEqual([]);
  });

  test("load no part by React's own lazy, which keeps whoever opens it waiting for 300 ms", () => {
    const isHeldUp = ({ text }: ProjectFile) => /import \{[^}]*\b(?:lazy|Suspense)\b[^}]*\} from 'react';/.test(text);
    expect(pathsOf(source.filter(isHeldUp))).toEqual([]);
  });

  test('keep JSX out of the features', () => {
    expect(pathsOf(source.filter((file) => file.path.startsWith('src/features/') && file.path.endsWith('.tsx') && !isTest(file)))).toEqual([]);
  });
});

describe('the files', () => {
  test('stay below 250 lines', () => {
    expect(pathsOf(everything.filter(({ text }) => text.split('\n').length > 250))).toEqual([]);
  });

  test('hand nothing on that they do not make: there are no barrels', () => {
    const isBarrel = ({ text }: ProjectFile) => /^export \*/m.test(text) || (/^export \{[^}]*\} from/m.test(text) && !/^export (?!\{)/m.test(text));
    expect(pathsOf(everything.filter(isBarrel))).toEqual([]);
  });

  test('hold no test that is skipped, left for later or run alone', () => {
    const switchedOff = /\b(?:test|it|describe)\.(?:skip|only|todo|fixme|failing)\b|\b[xf](?:it|test|describe)\(/;
    expect(pathsOf(everything.filter((file) => /\.(?:test|spec)\.tsx?$/.test(file.path) && switchedOff.test(file.text)))).toEqual([]);
  });

  test('carry their header or a docstring when they export a function', () => {
    const exportsFunctions = /^export (?:async )?function |^export const \w+ = (?:async )?\(/m;
    const silent = source.filter((file) => /^src\/(?:api|domain|features|hooks)\//.test(file.path) && !isTest(file) && exportsFunctions.test(file.text) && !file.text.includes('/**'));
    expect(pathsOf(silent)).toEqual([]);
  });
});

describe('the words', () => {
  const keys = Object.keys(english);
  const formsOf = (word: string | { readonly one?: string; readonly other: string }) => (typeof word === 'string' ? [word] : Object.values(word));
  const placesOf = (word: Parameters<typeof formsOf>[0]) => [...new Set(formsOf(word).flatMap((form) => form.match(/\{\w+\}/g) ?? []))].sort();
  const inEnglish = new Map(Object.entries(english));
  const inChinese = new Map(Object.entries(chinese));

  test('exist in both languages, and none is empty', () => {
    expect([...inChinese.keys()].sort()).toEqual([...keys].sort());
    expect([...inEnglish, ...inChinese].filter(([, word]) => formsOf(word).some((form) => !form.trim())).map(([key]) => key)).toEqual([]);
  });

  test('have the same places to fill in both languages', () => {
    expect(keys.filter((key) => placesOf(inEnglish.get(key) ?? '').join() !== placesOf(inChinese.get(key) ?? '').join())).toEqual([]);
  });

  test('are all said somewhere', () => {
    const speaking = source.filter((file) => !file.path.startsWith('src/locales/') && !isTest(file)).map(({ text }) => text);
    const said = new Set(speaking.flatMap((text) => [...text.matchAll(/['"]([a-z]\w*(?:\.\w+)+)['"]/g)].map(([, key = '']) => key)));
    const templates = speaking.flatMap((text) => [...text.matchAll(/`([a-z]\w*\.(?:[^`\s$]|\$\{[^}`]*\})*)`/g)].map(([, key = '']) => key));
    const patterns = templates.map((key) => new RegExp(`^${key.replaceAll('.', '\\.').replace(/\$\{.*?\}/g, '.+')}$`));
    expect(keys.filter((key) => !said.has(key) && !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
  });
});
