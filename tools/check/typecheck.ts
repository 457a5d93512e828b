/** `npm run typecheck`: TypeScript without output files. */
import { readCommandLine } from '../command/commandLine';
import { generateFiles } from '../command/generatedFiles';
import { runProgram } from '../command/run';
import { runCommand } from '../command/startError';

runCommand(async () => {
  readCommandLine({ command: 'npm run typecheck', about: 'Checks the types of all sources.' });
  await generateFiles();
  await runProgram('typescript', 'tsc', '--noEmit');
});
