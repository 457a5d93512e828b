/** `npm test`: unit, shop, server and screen tests. Additional arguments are passed to Jest: `npm test -- checkout`. */
import { readCommandLine } from './commandLine';
import { generateFiles } from './generatedFiles';
import { runProgram } from './run';
import { runCommand } from './startError';

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
