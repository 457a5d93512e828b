/** `npm run format` writes all files in the form of Prettier. `npm run format:check` fails when one differs. */
import { readCommandLine } from '../command/commandLine';
import { runProgram } from '../command/run';
import { runCommand } from '../command/startError';

runCommand(async () => {
  const { operands, flags } = readCommandLine({
    command: 'npm run format',
    about: 'Writes the files in the form of Prettier.',
    operands: { usage: '[path]…', about: 'Files or folders; all by default.' },
    options: { check: { about: 'write nothing; fail when a file differs (npm run format:check)' } },
  });
  const paths = operands.length > 0 ? operands : ['.'];
  await runProgram('prettier', 'prettier', flags.has('check') ? '--check' : '--write', ...paths);
});
