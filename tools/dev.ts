/** `npm run dev`: the app with hot reload and an in-memory demo shop. Umi itself reads PORT. */
import { exitWithParent } from './exitWithParent';
import { runProgram, runTool } from './run';
import { runCommand } from './startError';

runCommand(async () => {
  exitWithParent();
  await runTool('pictures.ts');
  await runProgram('@umijs/max', 'max', 'dev');
});
