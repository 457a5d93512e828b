/** `npm run analyze`: what each built file contains, as a page. */
import { readCommandLine } from '../command/commandLine';
import { runProgram } from '../command/run';
import { runCommand } from '../command/startError';

runCommand(async () => {
  readCommandLine({
    command: 'npm run analyze',
    about: 'Writes analysis/report.html, which shows the modules of each built file. dist stays as it is.',
  });
  process.env['ANALYZE'] = '1';
  await runProgram('@umijs/max', 'max', 'build');
});
