import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageFolders, readLanguage } from './languages';
import { completeShop } from '../config/shopConfig';
import { localeModules } from './localeModules';

const facts = {
  tag: 'nl',
  name: 'Nederlands',
  withoutFiles: {
    text: 'Niet geladen.',
    reload: 'Opnieuw',
    home: 'Start',
    noScript: 'Zonder JavaScript gaat het niet.',
  },
};

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'locales-'));
  for (const code of ['en', 'nl']) {
    mkdirSync(join(folder, code));
    writeFileSync(join(folder, code, 'language.json'), JSON.stringify(facts));
    writeFileSync(join(folder, code, 'wallet.ts'), '');
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

const change = (part: object) => writeFileSync(join(folder, 'nl/language.json'), JSON.stringify({ ...facts, ...part }));

test('a language is a folder', () => {
  expect(languageFolders(folder)).toEqual(['en', 'nl']);
  expect(readLanguage('nl', folder)).toEqual({ code: 'nl', folder: 'nl', ...facts });
});

test('a language with a region has the folder of its language, unless it has its own', () => {
  expect(readLanguage('nl-BE', folder)).toEqual({ code: 'nl-BE', folder: 'nl', ...facts, tag: 'nl-BE' });
  mkdirSync(join(folder, 'nl-BE'));
  writeFileSync(join(folder, 'nl-BE', 'language.json'), JSON.stringify({ ...facts, tag: 'nl-BE', name: 'Vlaams' }));
  expect(readLanguage('nl-BE', folder)).toEqual({
    code: 'nl-BE',
    folder: 'nl-BE',
    ...facts,
    tag: 'nl-BE',
    name: 'Vlaams',
  });
});

test('a folder that is missing or says nothing about its language is refused', () => {
  rmSync(join(folder, 'nl/language.json'));
  for (const code of ['nl', 'fr'])
    expect(() => readLanguage(code, folder)).toThrow(
      `The language "${code}" needs src/locales/${code}/language.json. "npm run language -- ${code}" begins it.`,
    );
});

test.each([
  [{ tag: 'Dutch' }, 'src/locales/nl/language.json: tag: is no BCP 47 tag'],
  [{ name: '' }, 'src/locales/nl/language.json: name: Invalid length: Expected !0 but received 0'],
  [
    { withoutFiles: { ...facts.withoutFiles, home: undefined } },
    'src/locales/nl/language.json: withoutFiles.home: Invalid key: Expected "home" but received undefined',
  ],
])('a wrong language.json is refused: %j', (part, message) => {
  change(part);
  expect(() => readLanguage('nl', folder)).toThrow(message);
});

const modulesOf = (config: object) => localeModules(completeShop({ name: 'Quince', ...config }));

test('the generated modules name the languages on offer only, and a complete one is its folder', () => {
  const modules = modulesOf({ languages: ['en'] });
  expect(modules['wallet.ts']).toContain("import { wallet as en } from '@/locales/en/wallet';");
  expect(Object.entries(modules).filter(([name, text]) => name !== 'languages.ts' && text.includes('zh'))).toEqual([]);
  expect(modules['languages.ts']).toContain("= ['en'];");
  expect(Object.keys(modules).filter((name) => name.includes('/'))).toEqual([]);
});

test('a language with a region is a generated folder with the files of its language', () => {
  const modules = modulesOf({
    languages: ['de-CH', 'de', 'en'],
    motto: { de: 'Groß.', 'de-CH': 'Gross.' },
    messages: { de: { 'home.picked': 'Für Sie' }, 'de-CH': { 'home.all': 'Alles', 'problem.offline.title': '' } },
  });
  expect(modules['languages.ts']).toContain("= ['de-CH', 'de', 'en'];");
  expect(modules['languages.ts']).toContain("'@@/locales/de-CH/front'");
  expect(modules['languageNames.ts']).toContain(`{ value: 'de-CH', label: "Deutsch (Schweiz)" }`);
  expect(modules['languageNames.ts']).toContain(`{ value: 'en', label: "English" }`);
  expect(modules['wallet.ts']).toContain("import { wallet as deCH } from '@@/locales/de-CH/wallet';");
  expect(modules['de-CH/home.ts']).toContain('"home.picked": "Für Sie"');
  expect(modules['de-CH/home.ts']).toContain('"home.all": "Alles"');
  expect(modules['de/home.ts']).toContain('"home.all": "Alle"');
  expect(modules['de-CH/shellShared.ts']).toContain('"shell.motto": "Gross."');
  expect(modules['de/shellShared.ts']).toContain('"shell.motto": "Groß."');
  expect(modules['de-CH/kitPc.ts']).toBe("export { kitPc } from '@/locales/de/kitPc';\n");
  expect(Object.keys(modules).filter((name) => name.startsWith('en/'))).toEqual([]);
});
