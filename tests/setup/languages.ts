/** The messages of every language folder, for tests that check all of them. */
import { languageFolders, readLanguage, type LanguageFolder } from '../../tools/build/languages';
import type { Message } from '../../src/locales/messageFormat';

export type Messages = Readonly<Record<string, Message>>;

/** What a file of a language folder exports under its own name. */
function readMessages(code: string, name: string, key = name): Messages {
  // eslint-disable-next-line typescript/no-require-imports
  const module: Record<string, Messages | undefined> = require(`../../src/locales/${code}/${name}`);
  const messages = module[key];
  if (!messages) throw new Error(`src/locales/${code}/${name}.ts does not export ${key}.`);
  return messages;
}

export interface LanguageMessages extends LanguageFolder {
  /** All messages of the shop. */
  readonly messages: Messages;
  /** Those of the home pages and the shells. */
  readonly front: Messages;
  /** Those of features that format them themselves. */
  readonly features: Messages;
}

export const allLanguages: readonly LanguageMessages[] = languageFolders().map((code) => ({
  ...readLanguage(code),
  messages: readMessages(code, 'index', 'messages'),
  front: readMessages(code, 'front'),
  features: Object.assign({}, ...['inbox', 'install', 'readable', 'consent'].map((name) => readMessages(code, name))),
}));

/** The templates of a message. */
export const formsOf = (message: Message): string[] =>
  typeof message === 'string' ? [message] : Object.values(message);

/** The placeholders of a message, sorted. */
export const placeholdersOf = (message: Message): string =>
  [...new Set(formsOf(message).flatMap((form) => form.match(/\{\w+\}/g) ?? []))].sort().join();
