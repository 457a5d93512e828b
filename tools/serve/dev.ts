/** `npm run dev`: the app with hot reload and an in-memory demo shop. Prints the addresses when the first page can be drawn. */
import { setTimeout as wait } from 'node:timers/promises';
import { printLanguageReport } from '../build/languageReport';
import { readCommandLine } from '../command/commandLine';
import { exitWithParent } from '../command/exitWithParent';
import { isDevelopmentServerRunning, markDevelopmentServer } from '../command/generatedFiles';
import { accountLines, urlLines } from './greeting';
import { runProgram, runTool } from '../command/run';
import { shopLanguages } from '../config/shopConfig';
import { readOptions } from './server/options';
import { assertPortIsFree } from './server/serve';
import { runCommand, StartError } from '../command/startError';

const POLL_INTERVAL_MS = 500;

/**
 * Whether the first page can be drawn. Umi sends the page before its scripts are compiled, so each of them is asked for, and the
 * packages, which it compiles apart.
 */
async function isFirstPageReady(origin: string): Promise<boolean> {
  const get = async (path: string) => {
    const response = await fetch(new URL(path, origin));
    const text = await response.text();
    return response.ok ? text : '';
  };
  const page = await get('/');
  const scripts = [...page.matchAll(/<script[^>]+src="(\/[^"]+)"/g)].map(([, path = '']) => path);
  if (scripts.length === 0) return false;
  const texts = await Promise.all([...scripts, '/mf-va_remoteEntry.js'].map(get));
  // An unknown address is answered with the page.
  return texts.every((text) => text !== '' && !/^\s*</.test(text));
}

/** Prints the greeting when the first page can be drawn. */
async function greetWhenReady(port: number, hasEnded: () => boolean): Promise<void> {
  while (!hasEnded()) {
    if (await isFirstPageReady(`http://localhost:${port}`).catch(() => false)) {
      // Another API has accounts of its own.
      const accounts = process.env['API_BASE'] ? [] : ['', ...accountLines()];
      const lines = ['', ...urlLines(port), ...accounts, '', 'Ctrl+C stops it.', ''];
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
    environment: {
      PORT: '8000 by default',
      SHOP_SCENE: 'the demo shop: default, fresh, rich, empty or large',
      API_BASE: 'an API on another origin in the place of the demo shop, for example https://api.example.com',
    },
  });
  exitWithParent();
  // Two servers of one folder write the same generated files.
  if (isDevelopmentServerRunning())
    throw new StartError('A development server of this folder is running. Stop it, or use its address.');
  const options = readOptions(process.env);
  // A mistake in the configuration is one line here, and a stack trace in Umi.
  shopLanguages();
  await assertPortIsFree(options);
  await runTool('build/pictures.ts');
  printLanguageReport();
  markDevelopmentServer();
  process.env['PORT'] = String(options.port);
  let hasEnded = false;
  const server = runProgram('@umijs/max', 'max', 'dev').finally(() => (hasEnded = true));
  await Promise.all([server, greetWhenReady(options.port, () => hasEnded)]);
});
