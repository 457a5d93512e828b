/**
 * `npm run verify`: all checks that a change must pass, stage by stage, until the first failure. The last line contains
 * the number of tests and checks: `312 passed, 0 failed`.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from './chromium';
import { readCommandLine } from '../command/commandLine';
import { findPrograms } from '../serve/engine/cluster';
import { projectFolder } from '../command/run';
import { runCommand } from '../command/startError';
import { problemsOf, resultsIn, type Runner } from './testCounts';

interface Count {
  readonly passed: number;
  readonly failed: number;
}

interface Step {
  readonly title: string;
  /** Name of an npm script. */
  readonly script: string;
  /** The test runner that the script starts. Another step counts as one check. */
  readonly runner?: Runner;
}

/** Arguments with which a runner writes its result as JSON in addition to its output. */
const reportArguments: Readonly<Record<Runner, (file: string) => readonly string[]>> = {
  jest: (file) => ['--json', `--outputFile=${file}`],
  // PLAYWRIGHT_JSON_OUTPUT_FILE is the path of the file.
  browser: () => ['--reporter=list,json'],
  faults: (file) => ['--report', file],
  engine: (file) => ['--report', file],
};

/** The steps of a stage run at the same time. Test runners and the build use all cores, so each is a stage of its own. */
const stages: readonly (readonly Step[])[] = [
  [
    { title: 'Format', script: 'format:check' },
    { title: 'Terms of docs/glossary.md', script: 'terms' },
    { title: 'Types', script: 'typecheck' },
    { title: 'Lint', script: 'lint' },
    { title: 'OpenAPI document', script: 'openapi:check' },
  ],
  [{ title: 'Unit, shop, server and screen tests', script: 'test', runner: 'jest' }],
  [{ title: 'Server, prerendering and sign-in on Node 24', script: 'test:node24' }],
  [{ title: 'Production build', script: 'build' }],
  [{ title: 'Second build: below a path, with an API on another origin', script: 'build:second' }],
  [
    { title: 'First load of each platform', script: 'size' },
    { title: 'Oldest promised browsers', script: 'targets' },
  ],
  [{ title: 'Browser tests', script: 'browser', runner: 'browser' }],
  [{ title: 'Faults: each call and each kind of fault', script: 'faults:slice', runner: 'faults' }],
  [{ title: 'Engine: Vendure on PostgreSQL', script: 'engine:test', runner: 'engine' }],
];

const print = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Runs an npm script. Resolves to whether it succeeded. The output of a script that runs beside others is printed when
 * it has ended.
 */
function runScript(script: string, args: readonly string[], reportFile: string, isAlone: boolean): Promise<boolean> {
  return new Promise((done, fail) => {
    const output = isAlone ? 'inherit' : 'pipe';
    const child = spawn('npm', ['run', '--silent', script, '--', ...args], {
      cwd: projectFolder,
      env: { ...process.env, CI: '1', PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile },
      stdio: ['ignore', output, output],
      shell: process.platform === 'win32',
    });
    const parts: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (part: Buffer) => parts.push(part));
    child.once('error', fail);
    child.once('close', (code) => {
      if (!isAlone) process.stdout.write(Buffer.concat(parts));
      done(code === 0);
    });
  });
}

async function countOf({ script, runner }: Step, reportFile: string, isAlone: boolean): Promise<Count> {
  const isSuccess = await runScript(script, runner ? reportArguments[runner](reportFile) : [], reportFile, isAlone);
  if (!runner) return { passed: Number(isSuccess), failed: Number(!isSuccess) };
  if (!existsSync(reportFile)) return { passed: 0, failed: 1 };
  const result = resultsIn[runner](readFileSync(reportFile, 'utf8'));
  const problems = problemsOf(runner, result);
  for (const problem of problems) print(problem);
  // A runner that exited with an error counts as at least one failure, and so does each problem.
  const failed = result.failed + result.notRun + problems.length;
  return { passed: result.passed, failed: isSuccess ? failed : Math.max(1, failed) };
}

async function runStep(step: Step, reportFile: string, isAlone: boolean): Promise<Count> {
  const startedAt = Date.now();
  const count = await countOf(step, reportFile, isAlone);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  print(`--- ${step.title}: ${count.passed} passed, ${count.failed} failed in ${seconds} s`);
  return count;
}

async function verify(): Promise<void> {
  const total = { passed: 0, failed: 0 };
  const folder = mkdtempSync(join(tmpdir(), 'persimmon-verify-'));
  for (const [index, stage] of stages.entries()) {
    const titles = stage.map(({ title, script }) => `${title} (npm run ${script})`);
    print(`\n=== ${index + 1}/${stages.length} ${titles.join(', ')} ===`);
    const counts = await Promise.all(
      stage.map((step) => runStep(step, join(folder, `${step.script.replace(':', '-')}.json`), stage.length === 1)),
    );
    for (const { passed, failed } of counts) {
      total.passed += passed;
      total.failed += failed;
    }
    if (total.failed > 0) break;
  }
  rmSync(folder, { recursive: true, force: true });
  print(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

runCommand(() => {
  readCommandLine({
    command: 'npm run verify',
    about: `Runs all checks in ${stages.length} stages until the first failure: ${stages
      .flat()
      .map(({ title }) => title)
      .join(' · ')}.`,
    environment: { CHROME_PATH: 'the Chromium when it is not in PATH' },
  });
  // These tests come last. A missing browser or PostgreSQL is said before the minutes of the other stages.
  chromiumPath();
  findPrograms();
  return verify();
});
