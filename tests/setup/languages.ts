/** The messages of every language folder, for tests that check all of them. */
import { readLanguage, type LanguageFolder } from '../../tools/build/languages';
import type { Message } from '../../src/locales/messageFormat';

export { formsOf, placeholdersOf } from '../../tools/build/messageProblems';

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

/** The languages of the project. `npm run language` checks those that an owner adds. */
const shippedLanguages = ['de', 'en', 'fr', 'zh'];

export const allLanguages: readonly LanguageMessages[] = shippedLanguages.map((code) => ({
  ...readLanguage(code),
  messages: readMessages(code, 'index', 'messages'),
  front: readMessages(code, 'front'),
  features: Object.assign({}, ...['inbox', 'install', 'readable', 'consent'].map((name) => readMessages(code, name))),
}));
