/** What commands print about languages that are not complete, or have wrong messages. */
import { loadShop, shopLanguages } from '../config/shopConfig';
import { languageMessages, type LanguageMessages } from './languageMessages';

const countText = (count: number) => count.toLocaleString('en');

/** One line about the messages that a folder lacks; none for a complete folder. */
export const missingText = (folder: string, { missing, total }: LanguageMessages): string[] =>
  missing.length === 0
    ? []
    : [
        `src/locales/${folder}: ${countText(missing.length)} of ${countText(total)} messages ${missing.length === 1 ? 'is' : 'are'} missing and shown in English`,
      ];

/** The lines about the languages on offer. */
export function languageReport(shop = loadShop()): string[] {
  const lines = shopLanguages(shop).flatMap(({ code, folder }) => {
    const messages = languageMessages(code, shop);
    return [
      ...missingText(folder, messages).map((line) => `${line}; npm run language -- ${folder} lists them.`),
      ...messages.problems,
    ];
  });
  return [...new Set(lines)];
}

/** Prints the lines about the languages on offer. */
export const printLanguageReport = (): void =>
  languageReport().forEach((line) => void process.stdout.write(`${line}\n`));
