/**
 * The generated modules with the messages of all languages on offer, by name: `wallet` for the file `wallet.ts` of each
 * language folder. The app imports them as `@@/locales/wallet`, so that no module of it names a language.
 */
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { loadShop, shopLanguages, type Shop } from '../config/shopConfig';
import { languageMessages, messageFiles, type MessagesByFile } from './languageMessages';
import {
  languageFiles,
  localesFolder,
  readLanguage,
  referenceCode,
  languageFolders,
  type LanguageFolder,
} from './languages';

/** A language with the folder that the modules import: that of `src/locales`, or a generated one. */
interface ModuleLanguage extends LanguageFolder {
  readonly source: string;
  /** Its name in code. */
  readonly variable: string;
}

const joinLines = (...parts: readonly (string | readonly string[])[]) => `${parts.flat().join('\n')}\n`;

/** An object with a property for each language, as code. */
const objectByLanguageCode = (languages: readonly ModuleLanguage[], valueOf: (language: ModuleLanguage) => string) => [
  ...languages.map((language) => `  '${language.tag}': ${valueOf(language)},`),
];

const loaderCode = (chunk: string, { source }: ModuleLanguage, name: string) =>
  `() => import(/* webpackChunkName: "${chunk}" */ '${source}/${name}').then(({ ${name} }) => ${name})`;

/** Tags, names and loaders of the languages. */
function languagesModule(languages: readonly ModuleLanguage[]): string {
  const tags = new Set(
    [...languageFolders().map((code) => readLanguage(code)), ...languages].map(({ tag }) => `'${tag}'`),
  );
  return joinLines(
    '/** A language that the app has messages for. */',
    `export type Language = ${[...tags].join(' | ')};`,
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
      ({ code, source }) =>
        `{ front: () => import(/* webpackChunkName: "messages-${code}" */ '${source}/front'), secondary: () => import(/* webpackChunkName: "messages-${code}-secondary" */ '${source}/secondary') }`,
    ),
    '};',
  );
}

const namesModule = (languages: readonly ModuleLanguage[]) =>
  joinLines(
    "import type { Language } from './languages';",
    '/** The languages on offer, with their names in themselves. */',
    'export const languageNames: readonly { value: Language; label: string }[] = [',
    languages.map(({ tag, name }) => `  { value: '${tag}', label: ${JSON.stringify(name)} },`),
    '];',
  );

/** Loaders of the texts of a UI kit. */
const kitModule = (languages: readonly ModuleLanguage[], platform: 'h5' | 'pc') => {
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
function messagesModule(languages: readonly ModuleLanguage[], name: string): string {
  return joinLines(
    "import type { ByLanguage } from '@/locales/sameMessages';",
    `import type { ${name} as reference } from '@/locales/en/${name}';`,
    languages.map(({ source, variable }) => `import { ${name} as ${variable} } from '${source}/${name}';`),
    `export const ${name}: ByLanguage<typeof reference> = {`,
    objectByLanguageCode(languages, ({ variable }) => variable),
    '};',
  );
}

/** The generated folder of a language whose messages are not just those of its own: the same files as in `src/locales/en`. */
function generatedFolder({ code, folder }: LanguageFolder, messages: MessagesByFile): Record<string, string> {
  const own = languageFiles(folder);
  const kits = ['kitH5', 'kitPc'].map((name) => {
    const source = own.includes(`${name}.ts`) ? folder : referenceCode;
    return [`${name}.ts`, joinLines(`export { ${name} } from '@/locales/${source}/${name}';`)];
  });
  const collections = ['front.ts', 'secondary.ts'].map((name) => [
    name,
    readFileSync(join(localesFolder, referenceCode, name), 'utf8'),
  ]);
  const files = Object.entries(messages).map(([name, texts]) => [
    `${name}.ts`,
    joinLines(`export const ${name} = ${JSON.stringify(texts, null, 2)};`),
  ]);
  return Object.fromEntries(
    [...kits, ...collections, ...files].map(([name = '', text = '']) => [`${code}/${name}`, text]),
  );
}

/** The generated modules by file name. */
export function localeModules(shop: Shop): Readonly<Record<string, string>> {
  const generated: Record<string, string> = {};
  const languages = shopLanguages(shop).map((language): ModuleLanguage => {
    const { code, folder } = language;
    const { isGenerated, messages } = languageMessages(code, shop);
    if (isGenerated) Object.assign(generated, generatedFolder(language, messages));
    return {
      ...language,
      source: isGenerated ? `@@/locales/${code}` : `@/locales/${folder}`,
      variable: code.replaceAll('-', ''),
    };
  });
  return {
    'languages.ts': languagesModule(languages),
    'languageNames.ts': namesModule(languages),
    'kitH5.ts': kitModule(languages, 'h5'),
    'kitPc.ts': kitModule(languages, 'pc'),
    ...Object.fromEntries(messageFiles().map((name) => [`${name}.ts`, messagesModule(languages, name)])),
    ...generated,
  };
}

/** Writes the modules of the languages on offer into `folder`, those alone that have changed. */
export function writeLocaleModules(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const modules = localeModules(loadShop());
  for (const [name, text] of Object.entries(modules)) {
    const file = join(folder, name);
    mkdirSync(dirname(file), { recursive: true });
    if (!existsSync(file) || readFileSync(file, 'utf8') !== text) writeFileSync(file, text);
  }
  // TypeScript must miss a module whose messages were removed.
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const name = path.replaceAll('\\', '/');
    if (!Object.keys(modules).some((one) => one === name || one.startsWith(`${name}/`)))
      rmSync(join(folder, path), { recursive: true, force: true });
  }
}
