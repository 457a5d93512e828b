/**
 * The configuration of the shop: `shop.config.ts` in the root, or the file that `SHOP_CONFIG` names. Build, server and tools
 * read it here. The app reads the same values as constants of the global `SHOP` (`shopDefines`).
 */
import { existsSync } from 'node:fs';
import { dirname, extname, relative, resolve } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import * as v from 'valibot';
import { readLanguage, type LanguageFolder } from '../build/languages';
import { replacementProblems } from '../build/languageMessages';
import { loadModule } from './loadModule';
import { projectFolder } from '../command/run';
import { callingCodesOf } from './callingCodes';
import { describeIssue } from './configErrors';
import { contrastProblems } from './contrast';
import { colorDefaults, heroColorsOf, type ThemeColors, type HeroColors } from './shopColors';
import type { ShopLanguage } from './shopConfigType';
import { isTextByLanguage, schemaLanguages } from './schemaParts';
import { shopSchema } from './shopSchema';
import { StartError } from '../command/startError';

export type { ShopConfig, ShopLanguage } from './shopConfigType';

type TextByLanguage = Readonly<Record<ShopLanguage, string>>;

/** The complete configuration, with defaults. */
export type Shop = Omit<v.InferOutput<typeof shopSchema>, 'name' | 'motto' | 'description' | 'colors'> & {
  /** The name in the first language. */
  readonly name: string;
  readonly names: TextByLanguage;
  readonly motto: TextByLanguage;
  readonly description: TextByLanguage;
  readonly colors: { readonly light: ThemeColors; readonly dark: ThemeColors; readonly hero: HeroColors };
  readonly hasLegalLinks: boolean;
  /** Whether anything reports or needs consent: hooks, or scripts of others. */
  readonly hasReporting: boolean;
  /** Calling codes of the login form until `server/info` names them: the one of the country first. */
  readonly callingCodes: readonly string[];
  /** `titlePattern` in parts, and which of the two names comes first. */
  readonly title: {
    readonly start: string;
    readonly middle: string;
    readonly end: string;
    readonly isShopFirst: boolean;
  };
};

/** The configuration that the tests are for, whatever the shop of this checkout is. */
export const demoConfigFile = 'demo.config.ts';

/** The path of the configuration file. */
function shopConfigFile(): string {
  const file = process.env['SHOP_CONFIG'];
  return resolve(projectFolder, file || 'shop.config.ts');
}

/** The path of a file that the configuration names. */
export const shopFile = (path: string): string => resolve(dirname(shopConfigFile()), path);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Gives each text by language one for each language on offer: a language with a region takes that of its folder. */
function completeTexts(value: unknown, languages: readonly LanguageFolder[]): void {
  if (isTextByLanguage(value)) for (const { code, folder } of languages) value[code] ??= value[folder] ?? '';
  else if (typeof value === 'object' && value !== null)
    for (const inner of Object.values(value)) completeTexts(inner, languages);
}

/** Checks a configuration and completes it. Throws StartError with one line for each mistake. */
export function completeShop(config: unknown, file = 'shop.config.ts'): Shop {
  const result = v.safeParse(shopSchema, config);
  if (!result.success)
    throw new StartError(result.issues.map((issue) => `${file}: ${describeIssue(issue)}`).join('\n'));
  const languages = result.output.languages.map((code) => readLanguage(code));
  completeTexts(result.output, languages);
  const { name, colors: own, ...rest } = result.output;
  const light = { ...colorDefaults.light, ...own.light };
  const colors = { light, dark: { ...colorDefaults.dark, ...own.dark }, hero: { ...heroColorsOf(light), ...own.hero } };
  const unreadable = contrastProblems(colors);
  if (unreadable.length > 0) throw new StartError(unreadable.map((line) => `${file}: ${line}`).join('\n'));
  const [, start = '', , middle = '', end = ''] =
    /^(.*?)(\{(?:title|shop)\})(.*?)\{(?:title|shop)\}(.*)$/.exec(rest.titlePattern) ?? [];
  const isShopFirst = rest.titlePattern.indexOf('{shop}') < rest.titlePattern.indexOf('{title}');
  const emptyTexts = Object.fromEntries(
    [...schemaLanguages, ...rest.languages].map((language) => [language, '']),
  ) as TextByLanguage;
  return {
    ...rest,
    name: name[rest.languages[0] ?? 'en'] ?? '',
    names: name,
    motto: rest.motto ?? emptyTexts,
    description: rest.description ?? emptyTexts,
    colors,
    hasLegalLinks: Object.keys(rest.legalLinks).length > 0,
    hasReporting: rest.hooks !== undefined || rest.scripts.length > 0,
    contentPolicy: {
      ...rest.contentPolicy,
      script: [...new Set([...rest.contentPolicy.script, ...rest.scripts.map(({ src }) => new URL(src).origin)])],
    },
    callingCodes: callingCodesOf(rest.defaultCountry),
    title: { start, middle, end, isShopFirst },
  };
}

/** Reads the configuration. Throws StartError when it is missing or wrong. */
export function loadShop(): Shop {
  const file = shopConfigFile();
  if (!existsSync(file))
    throw new StartError(`There is no file ${file}. SHOP_CONFIG names the configuration of the shop.`);
  const { default: config } = loadModule(file);
  const label = relative(projectFolder, file);
  if (config === undefined)
    throw new StartError(`${label}: no default export: expected export default { name: 'My shop' }`);
  const shop = completeShop(config, label);
  const problems = replacementProblems(shop);
  if (problems.length > 0) throw new StartError(problems.map((line) => `${label}: ${line}`).join('\n'));
  return shop;
}

/** Whether this is the shop that the tests are for: the configuration says the same, in whatever file. */
export const isDemoShop = (): boolean =>
  isDeepStrictEqual(
    loadShop(),
    completeShop(loadModule(resolve(projectFolder, demoConfigFile))['default'], demoConfigFile),
  );

/** The languages on offer. Two of one folder have names with their regions. Throws StartError when one has no folder. */
export function shopLanguages(shop = loadShop()): LanguageFolder[] {
  const languages = shop.languages.map((code) => readLanguage(code));
  const nameOf = ({ folder, tag, name }: LanguageFolder) =>
    languages.filter((other) => other.folder === folder).length > 1
      ? (new Intl.DisplayNames([tag], { type: 'language', languageDisplay: 'standard' }).of(tag) ?? name)
      : name;
  return languages.map((language) => ({ ...language, name: nameOf(language) }));
}

/** The path of a logo in the build. */
export const logoPath = (theme: 'light' | 'dark', file: string): string => `logo-${theme}${extname(file)}`;

/** The path of the picture of shared links in the build. */
export const socialPath = (path: string): string => `social${extname(path)}`;

/**
 * The constants of the app by their access in the code: `SHOP.name`, `SHOP.features.wallet`. The bundler replaces each by its
 * value, so that code of a part that is off is removed.
 */
export function shopDefines(shop: Shop): Record<string, unknown> {
  // The bundler must also replace the access to a field that the configuration leaves out.
  const defines: Record<string, unknown> = Object.fromEntries(
    Object.keys(shopSchema.entries).map((key) => [`SHOP.${key}`, null]),
  );
  const add = (path: string, value: unknown) => {
    defines[path] = value;
    // Bundlers take identifiers only: a text in `de-CH` is part of the generated messages.
    if (isRecord(value))
      for (const [key, inner] of Object.entries(value)) if (/^\w+$/.test(key)) add(`${path}.${key}`, inner);
  };
  // The app draws the copies in the build. Their addresses are relative to the page, which has no path of its own.
  const { light, dark } = shop.logo ?? {};
  const logo = light && { light: logoPath('light', light), dark: dark && logoPath('dark', dark) };
  for (const [key, value] of Object.entries({ ...shop, logo, messages: null })) add(`SHOP.${key}`, value);
  return defines;
}
