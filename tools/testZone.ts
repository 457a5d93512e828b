/** `npm run test:zone`: the tests of `src` in another time zone than UTC. Additional arguments are passed to Jest. */
import { readCommandLine } from './commandLine';
import { generateFiles } from './generatedFiles';
import { runProgram } from './run';
import { runCommand } from './startError';

/** Three and a half hours behind UTC: a day that is read in local time is a day too early there. */
const zone = 'America/St_Johns';

runCommand(async () => {
  const { operands } = readCommandLine({
    command: 'npm run test:zone',
    about: `Runs the unit, component and hook tests of src in the time zone ${zone}.`,
    passesTo: 'Jest, for example -t "name of the test"',
  });
  process.env['TZ'] = zone;
  // Tests of components import files that Umi generates.
  await generateFiles();
  await runProgram('jest', 'jest', 'src', ...operands);
});
