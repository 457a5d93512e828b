/** `npm run setup`, also run by `npm ci`: generates the files of Umi that editors and TypeScript read. */
import { printLanguageReport } from '../build/languageReport';
import { readCommandLine } from './commandLine';
import { generateFiles } from './generatedFiles';
import { shopLanguages } from '../config/shopConfig';
import { runCommand } from './startError';

runCommand(async () => {
  readCommandLine({ command: 'npm run setup', about: 'Generates the files of Umi that editors and TypeScript read.' });
  // A mistake in the configuration is one line here, and a stack trace in Umi.
  shopLanguages();
  await generateFiles();
  printLanguageReport();
});
