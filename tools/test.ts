/** `npm test`: unit, shop, server and screen tests. Additional arguments are passed to Jest: `npm test -- checkout`. */
import { runProgram } from './run';
import { runCommand } from './startError';

runCommand(async () => {
  // Screen tests import files that Umi generates.
  await runProgram('@umijs/max', 'max', 'setup');
  await runProgram('jest', 'jest', ...process.argv.slice(2));
});
