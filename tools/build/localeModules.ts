/**
 * The generated modules with the messages of all languages on offer, by name: `wallet` for the file `wallet.ts` of each
 * language folder. The app imports them as `@@/locales/wallet`, so that no module of it names a language.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { shopLanguages } from '../config/shopConfig';
import { languageFiles, readLanguage, languageFolders, type LanguageFolder } from './languages';

/** Files of a language folder that are loaded on their own, or by other files of the folder. */
const filesWithoutMessages = ['front.ts', 'index.ts', 'kitH5.ts', 'kitPc.ts', 'language.json', 'secondary.ts'];

const joinLines = (...parts: readonly (string | readonly string[])[]) => `${parts.flat().join('\n')}\n`;

/** An object with a property for each language, as code. */
const objectByLanguageCode = (languages: readonly LanguageFolder[], valueOf: (language: LanguageFolder) => string) => [
  ...languages.map((language) => `  '${language.tag}': ${valueOf(language)},`),
];

const loaderCode = (chunk: string, { code }: LanguageFolder, name: string) =>
  `() => import(/* webpackChunkName: "${chunk}" */ '@/locales/${code}/${name}').then(({ ${name} }) => ${name})`;

/** Tags, names and loaders of the languages. */
function languagesModule(languages: readonly LanguageFolder[]): string {
  const tags = languageFolders().map((code) => `'${readLanguage(code).tag}'`);
  return joinLines(
    '/** A language that the app has messages for. */',
    `export type Language = ${tags.join(' | ')};`,
    '/** The name of its folder. */',
    `export type LanguageCode = ${languageFolders()
      .map((code) => `'${code}'`)
      .join(' | ')};`,
    '/** The languages on offer. */',
    `export const languages: readonly [Language, ...Language[]] = [${languages.map(({ tag }) => `'${tag}'`).join(', ')}];`,
    '/** The messages of the home pages, and those of all other pages. */',
    'export const loadMessages = {',
    // Without `then`: the app unpacks the modules in one place, which is shorter in the first load.
    objectByLanguageCode(
      languages,
      ({ code }) =>
        `{ front: () => import(/* webpackChunkName: "messages-${code}" */ '@/locales/${code}/front'), secondary: () => import(/* webpackChunkName: "messages-${code}-secondary" */ '@/locales/${code}/secondary') }`,
    ),
    '};',
  );
}

const namesModule = (languages: readonly LanguageFolder[]) =>
  joinLines(
    "import type { Language } from './languages';",
    '/** The languages on offer, with their names in themselves. */',
    'export const languageNames: readonly { value: Language; label: string }[] = [',
    languages.map(({ tag, name }) => `  { value: '${tag}', label: ${JSON.stringify(name)} },`),
    '];',
  );

/** Loaders of the texts of a UI kit. */
const kitModule = (languages: readonly LanguageFolder[], platform: 'h5' | 'pc') => {
  const name = platform === 'h5' ? 'kitH5' : 'kitPc';
  return joinLines(
    "import type { Language } from './languages';",
    `import type { ${name} as reference } from '@/locales/en/${name}';`,
    'export const loadKitLocale: Readonly<Partial<Record<Language, () => Promise<typeof reference>>>> = {',
    objectByLanguageCode(languages, (language) =>
      loaderCode(`kit-messages-${platform}-${language.code}`, language, name),
    ),
    '};',
  );
};

/** The messages of one file in all languages. TypeScript refuses a language that lacks a message. */
function messagesModule(languages: readonly LanguageFolder[], name: string): string {
  return joinLines(
    "import type { ByLanguage } from '@/locales/sameMessages';",
    `import type { ${name} as reference } from '@/locales/en/${name}';`,
    languages.map(({ code }) => `import { ${name} as ${code} } from '@/locales/${code}/${name}';`),
    `export const ${name}: ByLanguage<typeof reference> = {`,
    objectByLanguageCode(languages, ({ code }) => code),
    '};',
  );
}

/** The generated modules by file name. */
export function localeModules(languages: readonly LanguageFolder[]): Readonly<Record<string, string>> {
  const messages = languageFiles().filter((file) => !filesWithoutMessages.includes(file));
  return {
    'languages.ts': languagesModule(languages),
    'languageNames.ts': namesModule(languages),
    'kitH5.ts': kitModule(languages, 'h5'),
    'kitPc.ts': kitModule(languages, 'pc'),
    ...Object.fromEntries(messages.map((file) => [file, messagesModule(languages, file.replace(/\.ts$/, ''))])),
  };
}

/** Writes the modules of the languages on offer into `folder`, those alone that have changed. */
export function writeLocaleModules(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const modules = localeModules(shopLanguages());
  for (const [name, text] of Object.entries(modules)) {
    const file = join(folder, name);
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
  // TypeScript must miss a module whose messages were removed.
  for (const name of readdirSync(folder)) if (!(name in modules)) rmSync(join(folder, name));
}
