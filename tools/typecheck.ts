/** `npm run typecheck`: TypeScript without output files. */
import { readCommandLine } from './commandLine';
import { generateFiles } from './generatedFiles';
import { runProgram } from './run';
import { runCommand } from './startError';

runCommand(async () => {
  readCommandLine({ command: 'npm run typecheck', about: 'Checks the types of all sources.' });
  await generateFiles();
  await runProgram('typescript', 'tsc', '--noEmit');
});
