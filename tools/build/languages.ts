/** The languages that the app has messages for. Each is a folder in `src/locales`; `languages` in shop.config.ts lists those on offer. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { projectFolder } from '../command/run';
import { StartError } from '../command/startError';

/** A BCP 47 tag of language, script and region. */
export const tagPattern = /^[a-z]{2,3}(?:-[A-Z][a-z]{3})?(?:-(?:[A-Z]{2}|\d{3}))?$/;
const nonEmptyText = v.pipe(v.string(), v.nonEmpty());

/** What a folder says about its language in `language.json`. Build and page need it before any message is loaded. */
const factsSchema = v.strictObject({
  /** BCP 47 tag: the `lang` of the document, `Accept-Language`, and the locale of Intl. */
  tag: v.pipe(nonEmptyText, v.regex(tagPattern, 'is no BCP 47 tag')),
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

/** A language on offer: its code in shop.config.ts, the folder with its messages, and what the folder says about it. */
export type LanguageFolder = { readonly code: string; readonly folder: string } & Readonly<
  v.InferOutput<typeof factsSchema>
>;

/** The folder whose messages every other language has or takes. */
export const referenceCode = 'en';

/** The folder with the languages. */
export const localesFolder = join(projectFolder, 'src/locales');

/** The names of all language folders. */
export const languageFolders = (root = localesFolder): string[] =>
  readdirSync(root, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []));

/** Names of the files of a language folder with extension; none without the folder. */
export const languageFiles = (folder = referenceCode, root = localesFolder): string[] =>
  existsSync(join(root, folder)) ? readdirSync(join(root, folder)).filter((name) => /\.(?:ts|json)$/.test(name)) : [];

/** The folder of a language: of its code, or of its language without the region, `de` for `de-CH`. Undefined without one. */
export function folderOfLanguage(code: string, root = localesFolder): string | undefined {
  const folders = languageFolders(root);
  const base = tagPattern.test(code) ? code.split('-')[0] : undefined;
  return folders.find((name) => name === code) ?? folders.find((name) => name === base);
}

/** Reads a language. Throws StartError when it has no folder, or its `language.json` is missing or wrong. */
export function readLanguage(code: string, root = localesFolder): LanguageFolder {
  const folder = folderOfLanguage(code, root) ?? code;
  const file = join(root, folder, 'language.json');
  if (!existsSync(file))
    throw new StartError(
      `The language "${code}" needs src/locales/${folder}/language.json. "npm run language -- ${folder}" begins it.`,
    );
  const facts = v.safeParse(factsSchema, JSON.parse(readFileSync(file, 'utf8')));
  if (!facts.success)
    throw new StartError(
      facts.issues
        .map((issue) => `src/locales/${folder}/language.json: ${v.getDotPath(issue)}: ${issue.message}`)
        .join('\n'),
    );
  return { code, folder, ...facts.output, ...(code !== folder && { tag: code }) };
}
