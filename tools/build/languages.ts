/** The languages that the app has messages for. Each is a folder in `src/locales`; `languages` in shop.config.ts lists those on offer. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { loadModule } from '../config/loadModule';
import { projectFolder } from '../command/run';
import { StartError } from '../command/startError';

const nonEmptyText = v.pipe(v.string(), v.nonEmpty());

/** What a folder says about its language in `language.json`. Build and page need it before any message is loaded. */
const factsSchema = v.strictObject({
  /** BCP 47 tag: the `lang` of the document, `Accept-Language`, and the locale of Intl. */
  tag: v.pipe(nonEmptyText, v.regex(/^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/, 'is no BCP 47 tag')),
  /** The name of the language in itself. */
  name: nonEmptyText,
  /** Texts of the document for when the files of the shop do not arrive or may not run. */
  withoutFiles: v.strictObject({
    text: nonEmptyText,
    reload: nonEmptyText,
    home: nonEmptyText,
    noScript: nonEmptyText,
  }),
});

/** A language: the name of its folder, and what the folder says about it. */
export type LanguageFolder = { readonly code: string } & Readonly<v.InferOutput<typeof factsSchema>>;

/** The folder whose files and messages every other language must have. */
const referenceCode = 'en';

/** The folder with the languages. */
export const localesFolder = join(projectFolder, 'src/locales');

/** The names of all language folders. */
export const languageFolders = (folder = localesFolder): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** Names of the files of a language with extension; none without the folder. */
export const languageFiles = (code = referenceCode, folder = localesFolder): string[] =>
  existsSync(join(folder, code)) ? readdirSync(join(folder, code)).filter((name) => /\.(?:ts|json)$/.test(name)) : [];

/** Reads a language. Throws StartError when its folder lacks a file that `en` has, or `language.json` is wrong. */
export function readLanguage(code: string, folder = localesFolder): LanguageFolder {
  const own = languageFiles(code, folder);
  const missing = languageFiles(referenceCode, folder).filter((name) => !own.includes(name));
  if (missing.length > 0)
    throw new StartError(missing.map((name) => `The language "${code}" needs src/locales/${code}/${name}.`).join('\n'));
  const facts = v.safeParse(factsSchema, JSON.parse(readFileSync(join(folder, code, 'language.json'), 'utf8')));
  if (!facts.success)
    throw new StartError(
      facts.issues
        .map((issue) => `src/locales/${code}/language.json: ${v.getDotPath(issue)}: ${issue.message}`)
        .join('\n'),
    );
  return { code, ...facts.output };
}

/** The messages of a file of a language that need no values: `readMessages('de', 'mine')` are those of `src/locales/de/mine.ts`. */
export function readMessages(code: string, file: string): Readonly<Record<string, string>> {
  const messages = loadModule(join(localesFolder, code, `${file}.ts`))[file];
  const texts = Object.entries(messages ?? {}).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return Object.fromEntries(texts);
}
