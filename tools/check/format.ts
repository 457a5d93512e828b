/** `npm run format`: Prettier over the whole project. */
import { readCommandLine } from '../command/commandLine';
import { runProgram } from '../command/run';
import { runCommand } from '../command/startError';

runCommand(() => {
  const { flags } = readCommandLine({
    command: 'npm run format',
    about: 'Formats all files with Prettier.',
    options: { check: { about: 'change no file, and fail when one is not formatted' } },
  });
  return runProgram('prettier', 'prettier', flags.has('check') ? '--check' : '--write', '.');
});
