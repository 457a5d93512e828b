/** `npm run dev`: the app with hot reload against the demo shop in memory. PORT is honoured by Umi itself. */
import { endWithShell } from './endWithShell';
import { runProgram, runTool } from './run';
import { runCommand } from './startError';

runCommand(async () => {
  endWithShell();
  await runTool('pictures.ts');
  await runProgram('@umijs/max', 'max', 'dev');
});
