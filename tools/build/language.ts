/** `npm run language`: begins the folder of a language, or lists what is missing in it. */
import { groupBy } from 'es-toolkit';
import type { Message } from '../../src/locales/messageFormat';
import { readCommandLine } from '../command/commandLine';
import { runCommand, StartError } from '../command/startError';
import { loadShop } from '../config/shopConfig';
import { languageMessages } from './languageMessages';
import { missingText } from './languageReport';
import { folderOfLanguage, languageFolders, tagPattern } from './languages';
import { beginLanguage } from './newLanguage';

const code = (message: Message) =>
  typeof message === 'string' && !message.includes("'") ? `'${message}'` : JSON.stringify(message);

/** The lines about a folder: with `isFull` each missing message, by file. Without problems it says that the folder is complete. */
function stateOf(folder: string, isFull: boolean): string[] {
  const messages = languageMessages(folder, loadShop());
  const byFile = isFull ? groupBy(messages.missing, ({ file }) => file) : {};
  const listed = Object.entries(byFile).flatMap(([file, missing]) => [
    `src/locales/${folder}/${file}.ts`,
    ...missing.map(({ key, english }) => `  '${key}': ${code(english)},`),
    '',
  ]);
  const lines = [...listed, ...missingText(folder, messages), ...messages.problems];
  return lines.length > 0 ? lines : [`src/locales/${folder}: complete`];
}

runCommand(() => {
  const { operands } = readCommandLine({
    command: 'npm run language',
    about: 'Begins the folder of a language in src/locales. When it exists, lists the messages that it lacks.',
    operands: { usage: '[code]', about: 'The language, such as it or pt-BR; without it, the state of every language.' },
  });
  const [language] = operands;
  const print = (lines: readonly string[]) => void process.stdout.write(`${lines.join('\n')}\n`);
  if (language === undefined) return print(languageFolders().flatMap((folder) => stateOf(folder, false)));
  if (!tagPattern.test(language)) throw new StartError(`"${language}" is no language such as it or pt-BR.`);
  const folder = folderOfLanguage(language);
  if (folder === language) return print(stateOf(folder, true));
  if (folder !== undefined)
    return print([
      `${language} has the messages of src/locales/${folder}. Add '${language}' to languages in shop.config.ts, and what differs to messages there.`,
    ]);
  const files = beginLanguage(language);
  print([
    `src/locales/${language} has ${files.length} files. Translate the texts in language.json; in the others remove the slashes before a line and translate it.`,
    `Add '${language}' to languages in shop.config.ts. Messages without a translation are shown in English; npm run language -- ${language} lists them.`,
  ]);
});
