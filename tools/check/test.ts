/** `npm test`: unit, shop, server and screen tests. Additional arguments are passed to Jest: `npm test -- checkout`. */
import { readCommandLine } from '../command/commandLine';
import { generateFiles } from '../command/generatedFiles';
import { runProgram } from '../command/run';
import { runCommand } from '../command/startError';

runCommand(async () => {
  const { operands } = readCommandLine({
    command: 'npm test',
    about:
      'Runs the unit, shop, server and screen tests: all, or those whose path contains a text, such as "checkout".',
    passesTo: 'Jest, for example -t "name of the test" or --watch',
  });
  // Screen tests import files that Umi generates.
  await generateFiles();
  await runProgram('jest', 'jest', ...operands);
});
