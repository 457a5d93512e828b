/** `npm test`: the unit, shop, server, screen and journey tests. What stands behind the command goes to Jest: `npm test -- checkout`. */
import { runProgram } from './run';
import { runCommand } from './startError';

runCommand(async () => {
  // Screens import what Umi generates from the pages.
  await runProgram('@umijs/max', 'max', 'setup');
  await runProgram('jest', 'jest', ...process.argv.slice(2));
});
