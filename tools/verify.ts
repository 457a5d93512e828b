/**
 * `npm run verify`: everything that must hold before a change is done, in order, stopping at the first thing that does
 * not. Its last line counts the tests and the checks: `312 passed, 0 failed`.
 */
import { spawn } from 'node:child_process';
import { projectFolder } from './run';
import { faultsCount, jestCount, playwrightCount, type Count } from './runnerCount';

interface Step {
  readonly title: string;
  /** Name of an npm script. */
  readonly script: string;
  /** Reads what a test runner counted from the last lines of its output. A step without it counts as one check. */
  readonly countIn?: (output: string) => Count;
}

const steps: readonly Step[] = [
  { title: 'Unit, shop, server, screen and journey tests', script: 'test', countIn: jestCount },
  { title: 'Types', script: 'typecheck' },
  { title: 'Lint and import borders', script: 'lint' },
  { title: 'OpenAPI document', script: 'openapi:check' },
  { title: 'Production build', script: 'build' },
  { title: 'First load of each face', script: 'size' },
  { title: 'Browser tests', script: 'browser', countIn: playwrightCount },
  { title: 'Faults: each call that pages read, each way to break it', script: 'faults:slice', countIn: faultsCount },
];

const say = (line: string) => process.stdout.write(`${line}\n`);

/** Runs an npm script, shows its output, and hands it back. */
function runScript(script: string): Promise<{ isFine: boolean; output: string }> {
  return new Promise((done, fail) => {
    const child = spawn('npm', ['run', '--silent', script], {
      cwd: projectFolder,
      env: { ...process.env, CI: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
      shell: process.platform === 'win32',
    });
    let output = '';
    child.stdout.on('data', (part: Buffer) => (process.stdout.write(part), (output += part.toString())));
    child.stderr.on('data', (part: Buffer) => (process.stderr.write(part), (output += part.toString())));
    child.once('error', fail);
    child.once('close', (code) => done({ isFine: code === 0, output }));
  });
}

async function verify(): Promise<void> {
  const total = { passed: 0, failed: 0 };
  for (const [place, { title, script, countIn }] of steps.entries()) {
    const startedAt = Date.now();
    say(`\n=== ${place + 1}/${steps.length} ${title} (npm run ${script}) ===`);
    const { isFine, output } = await runScript(script);
    const { passed, failed } = countIn?.(output) ?? { passed: Number(isFine), failed: Number(!isFine) };
    total.passed += passed;
    // A runner that broke before it counted has failed all the same.
    total.failed += isFine ? failed : Math.max(1, failed);
    say(`--- ${title}: ${isFine ? 'holds' : 'does not hold'} after ${Math.round((Date.now() - startedAt) / 1000)} s`);
    if (!isFine) break;
  }
  say(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

void verify();
