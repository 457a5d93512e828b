/** What developers wait for: the development server cold and warm, the production build, the tests. */
import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { startDevelopmentServer } from '../developmentServer';
import { freePort } from '../freePort';
import { projectFolder } from '../run';
import { whenFilled, withBrowser } from './devices';
import { table, tell } from './lab';

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Ms that a started server is left to itself before it is ended: until then it has put aside what the next start takes up. */
const settling = 15_000;

/** Ms from the command to the first rendered page. */
async function startDevelopment(): Promise<number> {
  const port = freePort();
  const startedAt = Date.now();
  const end = startDevelopmentServer(port);
  try {
    return await withBrowser('mobile', async (context) => {
      const page = await context.newPage();
      for (;;) {
        try {
          await page.goto(`http://localhost:${port}/#/h5/home`, { timeout: 120_000 });
          break;
        } catch {
          await page.waitForTimeout(200);
        }
      }
      await whenFilled(page);
      const taken = Date.now() - startedAt;
      await page.waitForTimeout(settling);
      return taken;
    });
  } finally {
    end();
  }
}

async function timeScript(script: string): Promise<number> {
  const startedAt = Date.now();
  const code = await new Promise<number | null>((done) => {
    spawn('npm', ['run', '--silent', script], { cwd: projectFolder, stdio: 'ignore', shell: process.platform === 'win32' }).once('exit', done);
  });
  if (code !== 0) throw new Error(`npm run ${script} failed.`);
  return Date.now() - startedAt;
}

/** Prints the times of the development server, the build and the tests on this machine. */
export async function benchDevelopment(): Promise<void> {
  tell('Developing');
  for (const cache of ['bundler-webpack-eager', 'mfsu', 'mfsu-deps']) rmSync(join(projectFolder, 'node_modules/.cache', cache), { recursive: true, force: true });
  const cold = await startDevelopment();
  const warm = await startDevelopment();
  const build = await timeScript('build');
  const tests = await timeScript('test');
  table(['', 'taken'], [
    ['npm run dev to the first rendered page, cold', seconds(cold)],
    ['npm run dev to the first rendered page, warm', seconds(warm)],
    ['npm run build', seconds(build)],
    ['npm test', seconds(tests)],
  ]);
}
