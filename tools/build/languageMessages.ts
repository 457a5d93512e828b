/** The messages of a language: those of its folder, completed in English, with the replacements of `messages` in shop.config.ts. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { mapValues } from 'es-toolkit';
import type { Message } from '../../src/locales/messageFormat';
import type { Shop } from '../config/shopConfig';
import { isTextByLanguage } from '../config/schemaParts';
import { loadCode } from '../config/loadModule';
import { languageFiles, localesFolder, readLanguage, referenceCode } from './languages';
import { messageProblem, nearestKey } from './messageProblems';

export type Messages = Readonly<Record<string, Message>>;
/** Messages by the name of their file. */
export type MessagesByFile = Readonly<Record<string, Messages>>;

/** Files of a language folder that are loaded on their own, or by other files of the folder. */
const filesWithoutMessages = ['front.ts', 'index.ts', 'kitH5.ts', 'kitPc.ts', 'language.json', 'secondary.ts'];

/** Names of the files with messages of a language folder, without extension. */
export const messageFiles = (folder = referenceCode, root = localesFolder): string[] =>
  languageFiles(folder, root).flatMap((file) =>
    filesWithoutMessages.includes(file) ? [] : [file.replace(/\.ts$/, '')],
  );

/** The messages of a folder. Texts of the configuration, such as the motto, are those of the language `code`. */
function readFolder(folder: string, code: string, shop: Shop, root: string): MessagesByFile {
  const own: unknown = JSON.parse(JSON.stringify(shop), (_key, value: unknown) =>
    isTextByLanguage(value) ? { ...value, [folder]: value[code] ?? value[folder] ?? Object.values(value)[0] } : value,
  );
  const imports = messageFiles(folder, root).map((name) => `export { ${name} } from './${folder}/${name}';`);
  return loadCode(imports.join('\n'), root, { SHOP: own }) as MessagesByFile;
}

/** Keys of English messages that are texts of the configuration, such as the motto. No folder lacks them. */
const configuredKeys = (root: string): string[] =>
  messageFiles(referenceCode, root).flatMap((name) => {
    const source = readFileSync(join(root, referenceCode, `${name}.ts`), 'utf8');
    return [...source.matchAll(/'([\w.]+)': SHOP\.\w+\.en,/g)].map(([, key = '']) => key);
  });

interface MissingMessage {
  readonly file: string;
  readonly key: string;
  /** The English message. */
  readonly english: Message;
}

export interface LanguageMessages {
  /** All messages of the language by file. */
  readonly messages: MessagesByFile;
  /** Whether they are not just those of a folder, so that the build generates them. */
  readonly isGenerated: boolean;
  /** Messages that the folder lacks. */
  readonly missing: readonly MissingMessage[];
  /** What is wrong about the messages of the folder, a line for each. */
  readonly problems: readonly string[];
  /** Number of messages of a complete language. */
  readonly total: number;
}

const flat = (files: MessagesByFile): Messages => Object.assign({}, ...Object.values(files));

/** Reads the messages of a language. */
export function languageMessages(code: string, shop: Shop, root = localesFolder): LanguageMessages {
  const { folder, tag } = readLanguage(code, root);
  const english = readFolder(referenceCode, code, shop, root);
  const own = folder === referenceCode ? english : readFolder(folder, code, shop, root);
  const expected = flat(english);
  const translated = flat(own);
  const replacements: Readonly<Record<string, Messages | undefined>> = shop.messages;
  const replaced: Messages = { ...replacements[folder], ...replacements[code] };
  const configured = configuredKeys(root);
  const missing = new Map(
    Object.entries(english).flatMap(([file, messages]) =>
      Object.entries(messages).flatMap(([key, text]) =>
        key in translated || configured.includes(key) ? [] : [[key, { file, key, english: text }] as const],
      ),
    ),
  );
  return {
    messages: mapValues(english, (messages) =>
      mapValues(messages, (text, key) => replaced[key] ?? translated[key] ?? text),
    ),
    isGenerated: code !== folder || missing.size > 0 || Object.keys(replaced).length > 0,
    missing: [...missing.values()],
    problems: Object.entries(translated).flatMap(([key, message]) => {
      const text = expected[key];
      const problem = text === undefined ? 'the shop has no such message' : messageProblem(key, message, text, tag);
      return problem ? [`src/locales/${folder}: ${key}: ${problem}`] : [];
    }),
    total: Object.keys(expected).filter((key) => !configured.includes(key)).length,
  };
}

/** What is wrong about `messages` of the configuration, a line for each. */
export function replacementProblems(shop: Shop, root = localesFolder): string[] {
  const replacements: readonly [string, Messages | undefined][] = Object.entries(shop.messages);
  if (replacements.length === 0) return [];
  const english = flat(readFolder(referenceCode, referenceCode, shop, root));
  return replacements.flatMap(([code, messages]) =>
    Object.entries(messages ?? {}).flatMap(([key, message]) => {
      const text = english[key];
      const near = text === undefined ? nearestKey(key, Object.keys(english)) : undefined;
      const problem =
        text === undefined
          ? `there is no message of this key${near ? `. Do you mean ${near}?` : ''}`
          : messageProblem(key, message, text, readLanguage(code, root).tag);
      return problem ? [`messages.${code}: ${key}: ${problem}`] : [];
    }),
  );
}
