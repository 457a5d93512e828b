/** Texts by language, URLs and links in the schema of `shop.config.ts`. */
import * as v from 'valibot';
import { folderOfLanguage, languageFolders } from '../build/languages';
import type { ShopLanguage } from './shopConfigType';
import { linkTarget } from './shopLinks';
import { strictObject } from './strictObject';

/** Only setup knows the names as types. */
export const schemaLanguages = languageFolders() as ShopLanguage[];
/** A folder, or the language of one with a region of its own. */
const isShopLanguage = (code: unknown): code is ShopLanguage =>
  typeof code === 'string' && folderOfLanguage(code) !== undefined;
export const shopLanguage = v.custom<ShopLanguage>(
  isShopLanguage,
  `expected one of ${schemaLanguages.join(', ')}, or one of them with a region such as de-CH`,
);

export const oneLineText = v.pipe(
  v.string('expected a text'),
  v.trim(),
  v.minLength(1, 'expected a text that is not empty'),
  v.check((text) => !/[\r\n]/.test(text), 'expected a text of one line'),
);
export const webUrl = v.pipe(
  v.string('expected an address that begins with https://'),
  v.regex(/^https?:\/\/[^\s"'<>]+$/, 'expected an address that begins with https://'),
);
export const entriesOf = <Name extends string, Value>(names: readonly Name[], valueOf: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Record<Name, Value>;

/** Completes a text: a language without one gets the first one. */
function inAllLanguages(text: string | Partial<Record<ShopLanguage, string>>): Record<ShopLanguage, string> {
  const own: Readonly<Record<string, string | undefined>> = typeof text === 'string' ? {} : text;
  const first = typeof text === 'string' ? text : (Object.values(text)[0] ?? '');
  return { ...own, ...entriesOf(schemaLanguages, (language) => own[language] ?? first) };
}

/** Whether a value of the complete configuration is a text by language. */
export const isTextByLanguage = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null && schemaLanguages.every((language) => Object.hasOwn(value, language));

const inLanguages = (one: v.GenericSchema<string>, expected: string) =>
  v.pipe(
    v.union(
      [
        one,
        v.pipe(
          v.record(shopLanguage, one),
          v.check((texts) => Object.keys(texts).length > 0, 'expected a text for a language'),
        ),
      ],
      expected,
    ),
    v.transform(inAllLanguages),
  );
export const textInLanguages = inLanguages(
  oneLineText,
  'expected a text of one line, or an object with such texts by language',
);

export const urlInLanguages = inLanguages(
  webUrl,
  'expected an address that begins with https://, or an object with such addresses by language',
);

export const articleId = v.pipe(
  v.string('expected the id of an article'),
  v.minLength(1, 'expected the id of an article'),
);
export const hasKey = (value: unknown, key: string) => typeof value === 'object' && value !== null && key in value;
export const links = v.array(
  strictObject({ label: textInLanguages, to: linkTarget }),
  'expected a list of { label, to }',
);
export const linkColumns = v.array(
  strictObject({ title: textInLanguages, links }),
  'expected a list of { title, links }',
);
