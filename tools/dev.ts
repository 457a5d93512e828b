/** `npm run dev`: the app with hot reload and an in-memory demo shop. Prints the addresses after the first compilation. */
import { setTimeout as wait } from 'node:timers/promises';
import { readCommandLine } from './commandLine';
import { exitWithParent } from './exitWithParent';
import { isDevelopmentServerRunning, markDevelopmentServer } from './generatedFiles';
import { accountLines, addressLines } from './greeting';
import { runProgram, runTool } from './run';
import { readOptions } from './server/options';
import { assertPortIsFree } from './server/serve';
import { runCommand, StartError } from './startError';

const POLL_INTERVAL_MS = 500;

/** Prints the greeting when the server answers: after the first compilation. */
async function greetWhenReady(port: number, hasEnded: () => boolean): Promise<void> {
  while (!hasEnded()) {
    const response = await fetch(`http://localhost:${port}/`).catch(() => undefined);
    if (response?.ok) {
      const lines = ['', ...addressLines(port), '', ...accountLines(), '', 'Ctrl+C stops it.', ''];
      process.stdout.write(`${lines.join('\n')}\n`);
      return;
    }
    await wait(POLL_INTERVAL_MS);
  }
}

runCommand(async () => {
  readCommandLine({
    command: 'npm run dev',
    about: 'Serves the app with hot reload and the demo shop in memory.',
    environment: { PORT: '8000 by default', SHOP_SCENE: 'the demo shop: default, fresh, rich, empty or large' },
  });
  exitWithParent();
  // Two servers of one folder write the same generated files.
  if (isDevelopmentServerRunning())
    throw new StartError('A development server of this folder is running. Stop it, or use its address.');
  const options = readOptions(process.env);
  await assertPortIsFree(options);
  await runTool('pictures.ts');
  markDevelopmentServer();
  process.env['PORT'] = String(options.port);
  let hasEnded = false;
  const server = runProgram('@umijs/max', 'max', 'dev').finally(() => (hasEnded = true));
  await Promise.all([server, greetWhenReady(options.port, () => hasEnded)]);
});
