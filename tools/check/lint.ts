/** `npm run lint`: oxlint with the rules of `.oxlintrc.json`. A warning is a failure. */
import { readCommandLine } from '../command/commandLine';
import { runProgram } from '../command/run';
import { runCommand } from '../command/startError';

runCommand(async () => {
  const { operands, flags } = readCommandLine({
    command: 'npm run lint',
    about: 'Checks the sources with oxlint. A warning is a failure.',
    operands: { usage: '[path]…', about: 'Files or folders to check; all by default.' },
    options: { fix: { about: 'mends what has only one solution' } },
  });
  await runProgram('oxlint', 'oxlint', '--deny-warnings', ...(flags.has('fix') ? ['--fix'] : []), ...operands);
});
