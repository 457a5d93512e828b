import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { languageFolders, readLanguage } from './languages';
import { shopLanguages } from '../config/shopConfig';
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
  expect(readLanguage('nl', folder)).toEqual({ code: 'nl', ...facts });
});

test('a folder that is missing or lacks a file is refused', () => {
  rmSync(join(folder, 'nl/wallet.ts'));
  expect(() => readLanguage('nl', folder)).toThrow('The language "nl" needs src/locales/nl/wallet.ts.');
  expect(() => readLanguage('fr', folder)).toThrow(
    'The language "fr" needs src/locales/fr/language.json.\nThe language "fr" needs src/locales/fr/wallet.ts.',
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

test('the generated modules name the languages on offer only', () => {
  const [english] = shopLanguages();
  if (!english) throw new Error('no language');
  const modules = localeModules([english]);
  expect(modules['wallet.ts']).toContain("import { wallet as en } from '@/locales/en/wallet';");
  expect(Object.entries(modules).filter(([name, text]) => name !== 'languages.ts' && text.includes('zh'))).toEqual([]);
  expect(modules['languages.ts']).toContain("= ['en'];");
});
