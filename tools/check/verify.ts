/**
 * `npm run verify`: what a change of storefront and demo shop must pass, stage by stage, until the first failure. `npm run verify -- --all`
 * adds the engine, the web servers, Node 24 and the faults. The last line contains the number of tests and checks: `312 passed, 0 failed`.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumPath } from './chromium';
import { readCommandLine } from '../command/commandLine';
import { findPostgresPrograms } from '../serve/engine/cluster';
import { projectFolder } from '../command/run';
import { runCommand } from '../command/startError';
import { problemsOfResult, resultInReport, type Runner } from './testCounts';
import { storeVerifiedTree, treeHash, verifiedStatus, type VerifyScope } from './verifiedTree';

interface TestCount {
  readonly passed: number;
  readonly failed: number;
}

interface VerifyStep {
  readonly title: string;
  /** Part of `npm run verify -- --all` only: it needs PostgreSQL or a web server, or repeats for an environment what another step proves. */
  readonly isExtra?: true;
  /** What a developer types to run the step alone. */
  readonly command: string;
  /** The test runner that the command starts; it gets further arguments. Another step counts as one check. */
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
const verifyStages: readonly (readonly VerifyStep[])[] = [
  [
    { title: 'Format', command: 'npm run format:check' },
    { title: 'Types', command: 'npm run typecheck' },
    { title: 'Lint, unused code, terms of docs/glossary.md', command: 'npm run lint' },
    { title: 'OpenAPI document', command: 'npm run openapi -- --check' },
  ],
  [{ title: 'Unit, shop, server and screen tests', command: 'npm test --', runner: 'jest' }],
  [
    {
      title: 'Server, prerendering and sign-in on Node 24',
      // npm downloads the binary of Node.
      command: 'npx --yes --package=node@24 jest tests/server tools/build/prerender shop/signIn',
      isExtra: true,
    },
  ],
  [{ title: 'Production build', command: 'npm run build -- --demo' }],
  [
    {
      title: 'Second build: below a path, with an API on another origin',
      command: 'npm run build -- --second',
      isExtra: true,
    },
  ],
  [
    { title: 'First load of each platform', command: 'npm run size' },
    { title: 'Oldest promised browsers', command: 'npm run targets' },
  ],
  [{ title: 'Browser tests', command: 'npm run browser --', runner: 'browser' }],
  [
    {
      title: 'Faults: each call and each kind of fault',
      command: 'npm run faults -- --slice',
      runner: 'faults',
      isExtra: true,
    },
  ],
  [{ title: 'Engine: Vendure on PostgreSQL', command: 'npm run test:engine --', runner: 'engine', isExtra: true }],
];

const printLine = (line: string) => process.stdout.write(`${line}\n`);

/**
 * Runs a command. Resolves to whether it succeeded. The output of a command that runs beside others is printed when it has ended.
 */
function runStepCommand(
  command: string,
  args: readonly string[],
  environment: NodeJS.ProcessEnv,
  isAlone: boolean,
): Promise<boolean> {
  return new Promise((done, fail) => {
    const output = isAlone ? 'inherit' : 'pipe';
    const child = spawn([command, ...args].join(' '), {
      cwd: projectFolder,
      env: { ...process.env, CI: '1', npm_config_loglevel: 'silent', ...environment },
      stdio: ['ignore', output, output],
      shell: true,
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

async function runCommandOfStep(
  { command, runner }: VerifyStep,
  scope: VerifyScope,
  reportFile: string,
  isAlone: boolean,
): Promise<TestCount> {
  const args = runner ? reportArguments[runner](reportFile) : [];
  // Playwright gets the path of its report and the choice of tests from the environment.
  const environment = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
    ...(scope === 'storefront' && { WITHOUT_WEB_SERVERS: '1' }),
  };
  const isSuccess = await runStepCommand(command, args, environment, isAlone);
  if (!runner) return { passed: Number(isSuccess), failed: Number(!isSuccess) };
  if (!existsSync(reportFile)) return { passed: 0, failed: 1 };
  const result = resultInReport[runner](readFileSync(reportFile, 'utf8'));
  // The least number of browser tests counts those with web servers.
  const problems =
    scope === 'all' || runner !== 'browser' ? problemsOfResult(runner, result) : problemsOfResult(runner, result, 1);
  for (const problem of problems) printLine(problem);
  // A runner that exited with an error counts as at least one failure, and so does each problem.
  const failed = result.failed + result.notRun + problems.length;
  return { passed: result.passed, failed: isSuccess ? failed : Math.max(1, failed) };
}

async function runStep(step: VerifyStep, scope: VerifyScope, reportFile: string, isAlone: boolean): Promise<TestCount> {
  const startedAt = Date.now();
  const count = await runCommandOfStep(step, scope, reportFile, isAlone);
  const minutes = ((Date.now() - startedAt) / 60_000).toFixed(1);
  printLine(`--- ${step.title}: ${count.passed} passed, ${count.failed} failed in ${minutes} min`);
  return count;
}

const stagesOfScope = (scope: VerifyScope): (readonly VerifyStep[])[] =>
  scope === 'all'
    ? [...verifyStages]
    : verifyStages.map((stage) => stage.filter(({ isExtra }) => !isExtra)).filter(({ length }) => length > 0);

async function verify(scope: VerifyScope): Promise<void> {
  const tree = treeHash();
  const chosen = stagesOfScope(scope);
  const total = { passed: 0, failed: 0 };
  const folder = mkdtempSync(join(tmpdir(), 'persimmon-verify-'));
  for (const [index, stage] of chosen.entries()) {
    const titles = stage.map(({ title, command }) => `${title} (${command.replace(/ --$/, '')})`);
    printLine(`\n=== ${index + 1}/${chosen.length} ${titles.join(', ')} ===`);
    const counts = await Promise.all(
      stage.map((step) => runStep(step, scope, join(folder, `${index}.json`), stage.length === 1)),
    );
    for (const { passed, failed } of counts) {
      total.passed += passed;
      total.failed += failed;
    }
    if (total.failed > 0) break;
  }
  rmSync(folder, { recursive: true, force: true });
  if (total.failed === 0) storeVerifiedTree(tree, scope);
  printLine(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

const stepTitlesOf = (all: readonly (readonly VerifyStep[])[]) =>
  all
    .flat()
    .map(({ title }) => title)
    .join(' · ');

runCommand(async () => {
  const { flags } = readCommandLine({
    command: 'npm run verify',
    about: `Runs all checks of storefront and demo shop until the first failure: ${stepTitlesOf(stagesOfScope('storefront'))}.
"npm run verify -- --all" adds: ${stepTitlesOf(verifyStages.map((stage) => stage.filter(({ isExtra }) => isExtra)).filter(({ length }) => length > 0))}, and the browser tests with nginx and Caddy.`,
    options: {
      all: { about: 'all of that' },
      status: { about: 'say whether the present files have passed, and run nothing; exit code 1 when they have not' },
    },
    environment: { CHROME_PATH: 'the Chromium when it is not in PATH' },
  });
  if (flags.has('status')) {
    const { isVerified, text } = verifiedStatus();
    printLine(text);
    process.exitCode = isVerified ? 0 : 1;
    return;
  }
  const scope = flags.has('all') ? 'all' : 'storefront';
  // These tests come last. A missing browser or PostgreSQL is said before the minutes of the other stages.
  chromiumPath();
  if (scope === 'all') findPostgresPrograms();
  await verify(scope);
});
