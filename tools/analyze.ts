/** `npm run analyze`: what each built file contains, as a page. */
import { readCommandLine } from './commandLine';
import { runProgram } from './run';
import { runCommand } from './startError';

runCommand(async () => {
  readCommandLine({
    command: 'npm run analyze',
    about: 'Writes analysis/report.html, which shows the modules of each built file. dist stays as it is.',
  });
  process.env['ANALYZE'] = '1';
  await runProgram('@umijs/max', 'max', 'build');
});
