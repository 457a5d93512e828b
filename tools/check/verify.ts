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
import { demoConfigFile, isDemoShop } from '../config/shopConfig';
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
  /** On the build of the shop of this checkout, when that is not the demo shop. `--all` has it for a second brand otherwise. */
  readonly isOfShop?: true;
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
    { title: 'Format', command: 'npm run format -- --check' },
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
  [{ title: 'Build of the own shop', command: 'npm run build -- --demo', isOfShop: true }],
  [
    { title: 'First load of the own shop', command: 'npm run size', isOfShop: true },
    { title: 'Own shop in the oldest promised browsers', command: 'npm run targets', isOfShop: true },
  ],
  [{ title: 'Screens of the own shop in its languages', command: 'npm run browser', isOfShop: true }],
];

/** The shop whose build the last steps are for: that of this checkout, or a second brand. */
const secondBrand = 'tests/brand/shop.config.ts';

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

/** The configuration of a step: the own shop for its build, the demo shop for all tests that know its products, languages and texts. */
function shopOfStep({ isOfShop }: VerifyStep): NodeJS.ProcessEnv {
  if (isDemoShop()) return isOfShop ? { SHOP_CONFIG: secondBrand, OWN_SHOP: '1' } : {};
  return isOfShop ? { OWN_SHOP: '1' } : { SHOP_CONFIG: demoConfigFile };
}

async function runCommandOfStep(
  step: VerifyStep,
  scope: VerifyScope,
  reportFile: string,
  isAlone: boolean,
): Promise<TestCount> {
  const { command, runner } = step;
  const args = runner ? reportArguments[runner](reportFile) : [];
  // Playwright gets the path of its report and the choice of tests from the environment.
  const environment = {
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportFile,
    ...shopOfStep(step),
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
    : verifyStages
        .map((stage) => stage.filter(({ isExtra, isOfShop }) => !isExtra && !(isOfShop && isDemoShop())))
        .filter(({ length }) => length > 0);

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
"npm run verify -- --all" adds: ${stepTitlesOf(verifyStages.map((stage) => stage.filter((step) => step.isExtra || (step.isOfShop && isDemoShop()))).filter(({ length }) => length > 0))}, and the browser tests with nginx and Caddy.`,
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
