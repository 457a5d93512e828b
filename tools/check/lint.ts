/**
 * `npm run lint`: oxlint with the rules of `.oxlintrc.json`, and knip (`knip.json`), which finds files, exports and packages that nothing
 * uses. A warning is a failure.
 */
import { readCommandLine } from '../command/commandLine';
import { runProgram } from '../command/run';
import { runCommand } from '../command/startError';

runCommand(async () => {
  const { operands, flags } = readCommandLine({
    command: 'npm run lint',
    about: 'Checks the sources with oxlint, and all of them for files, exports and packages that nothing uses.',
    operands: { usage: '[path]…', about: 'Files or folders to check; all by default.' },
    options: { fix: { about: 'mends what has only one solution' } },
  });
  await runProgram('oxlint', 'oxlint', '--deny-warnings', ...(flags.has('fix') ? ['--fix'] : []), ...operands);
  // What is unused is known of the whole project only.
  if (operands.length === 0) await runProgram('knip', 'knip', '--no-progress', '--no-config-hints');
});
