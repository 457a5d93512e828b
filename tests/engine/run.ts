/**
 * `npm run test:engine`: the tests of the engine on a PostgreSQL of their own. `--long` adds those that take longer than a change
 * can wait for.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCommandLine } from '../../tools/command/commandLine';
import { findPostgresPrograms } from '../../tools/serve/engine/cluster';
import {
  backendFolder,
  installPackages,
  killAll,
  runInBackend,
  seedDatabase,
  startEnginePart,
} from '../../tools/serve/engine/processes';
import { startTemporaryCluster } from '../../tools/serve/engine/temporaryCluster';
import { generateFiles } from '../../tools/command/generatedFiles';
import { exitWithParent } from '../../tools/command/exitWithParent';
import { freePort } from '../../tools/command/freePort';
import { runCommand, StartError } from '../../tools/command/startError';
import type { TestResult } from '../../tools/check/testCounts';
import { testConformance } from './conformance';
import { guards, type Guard } from './guards';
import { readTap } from './tapReport';
import { testWithoutGuard } from './withoutGuard';

const print = (line: string) => void process.stdout.write(`${line}\n`);

/** A part of the run, and what it found. */
type Part = () => Promise<TestResult>;

const oneTest = (isPassed: boolean): TestResult => ({ passed: Number(isPassed), failed: Number(!isPassed), notRun: 0 });

async function testTypes(): Promise<TestResult> {
  // Types of the storefront that the sources of the shop import.
  await generateFiles();
  const isPassed = await runInBackend(['node_modules/typescript/bin/tsc', '-p', '.']);
  print(`${isPassed ? '✓' : '✗'} types of backend`);
  return oneTest(isPassed);
}

const testFilesIn = (folder: string) =>
  readdirSync(join(backendFolder, folder))
    .filter((name) => name.endsWith('.test.ts'))
    .sort()
    .map((name) => `${folder}/${name}`);

/** Runs test files, one after the other: all of them use the same database. */
async function runTestFiles(files: readonly string[], environment: Readonly<Record<string, string>>) {
  const folder = mkdtempSync(join(tmpdir(), 'persimmon-engine-report-'));
  try {
    const report = join(folder, 'report.tap');
    const reporters = [
      ...['--test-reporter=spec', '--test-reporter-destination=stdout'],
      ...['--test-reporter=tap', `--test-reporter-destination=${report}`],
    ];
    const args = ['--import', 'tsx', '--test', '--test-concurrency=1', ...reporters, ...files];
    const isSuccess = await runInBackend(args, environment);
    const result = readTap(readFileSync(report, 'utf8'));
    return isSuccess ? result : { ...result, failed: Math.max(1, result.failed) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

type Environment = Readonly<Record<string, string>> & { readonly DATABASE_URL: string };

/** Removes each guard and runs its test, which has to fail. Nothing may use the database of `environment` meanwhile. */
async function testGuards(removed: readonly Guard[], environment: Environment): Promise<TestResult> {
  const total = { passed: 0, failed: 0, notRun: 0 };
  for (const guard of removed) {
    const { isProved, says } = await testWithoutGuard(guard, environment);
    const [, name] = guard.test;
    print(
      `${isProved ? '✓' : '✗'} without ${guard.about}, "${name}" ${isProved ? 'fails' : 'does not fail as it has to'}: ${says}`,
    );
    total[isProved ? 'passed' : 'failed'] += 1;
  }
  return total;
}

/** Runs the parts one after the other, and prints what each found. */
async function runParts(parts: Readonly<Record<string, Part>>): Promise<TestResult> {
  const total = { passed: 0, failed: 0, notRun: 0 };
  for (const [name, part] of Object.entries(parts)) {
    const startedAt = Date.now();
    const { passed, failed, notRun } = await part();
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    print(`${name}: ${passed} passed, ${failed} failed, ${notRun} not run, ${seconds} s`);
    total.passed += passed;
    total.failed += failed;
    total.notRun += notRun;
  }
  return total;
}

interface Choice {
  readonly isLong: boolean;
  /** Guards that are removed, in the place of all other tests. */
  readonly without: readonly Guard[] | undefined;
}

async function testEngine({ isLong, without }: Choice): Promise<TestResult> {
  await installPackages();
  const cluster = await startTemporaryCluster({
    // Nothing of it is needed after a failure of the machine.
    settings: ['fsync=off', 'max_connections=200'],
  });
  const port = String(freePort());
  const environment = {
    DATABASE_URL: cluster.url,
    ADMIN_PASSWORD: 'for-tests',
    DEMO_CODES: '1',
    CODE_LIMIT: '1000000',
    PHONE_CODE_LIMIT: '1000000',
    // The rules of the conformance suite pay with the demo shop's card.
    DEMO_STEPS: '1',
    ENGINE_PORT: port,
  };
  const Seed = async () => {
    await seedDatabase(environment);
    return { passed: 0, failed: 0, notRun: 0 };
  };
  try {
    if (without) return await runParts({ Seed, 'Without guards': () => testGuards(without, environment) });
    return await runParts({
      Types: testTypes,
      Seed,
      // Before a test uses the database: each takes a copy of it as the seed left it.
      ...(isLong && { 'Without guards': () => testGuards(guards, environment) }),
      async Conformance() {
        const server = await startEnginePart('The server', 'src/server.ts', environment);
        const worker = await startEnginePart('The worker', 'src/worker.ts', environment);
        try {
          return await testConformance(`http://127.0.0.1:${port}`, print);
        } finally {
          await worker.stop();
          await server.stop();
        }
      },
      'Several servers': () => runTestFiles(testFilesIn('test'), environment),
      ...(isLong && { 'Kills and failures': () => runTestFiles(testFilesIn('test/long'), environment) }),
      Invariants: () => runTestFiles(testFilesIn('test/after'), environment),
    });
  } finally {
    await cluster.close();
  }
}

/** Returns the guards of `--without`. Throws StartError for an unknown name. */
function guardsOf(name: string | undefined): readonly Guard[] | undefined {
  if (name === undefined) return undefined;
  const found = name === 'all' ? guards : guards.filter((guard) => guard.name === name);
  if (found.length > 0) return found;
  throw new StartError(`There is no guard "${name}": all, ${guards.map((guard) => guard.name).join(', ')}.`);
}

runCommand(async () => {
  const { values, flags } = readCommandLine({
    command: 'npm run test:engine',
    about: `Tests the engine (backend) on a PostgreSQL of its own: types, conformance, several servers at the same time, and the
invariants of the database. It installs the packages of backend when they are missing.`,
    options: {
      long: {
        about:
          'also removes each guard, kills servers, worker and database, and fills the disk; takes about half an hour',
      },
      without: {
        value: 'GUARD',
        about: `only: remove a guard and see its test fail; all, ${guards.map(({ name }) => name).join(', ')}`,
      },
      report: { value: 'FILE', about: 'write { passed, failed, notRun } as JSON' },
    },
  });
  const without = guardsOf(values['without']);
  findPostgresPrograms();
  exitWithParent();
  process.once('exit', killAll);
  const stopped = new Promise<never>((_, fail) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const)
      process.once(signal, () => {
        // The work that is under way fails then, and cleans up.
        killAll();
        fail(new StartError(`Stopped by ${signal}.`));
      });
  });
  const work = testEngine({ isLong: flags.has('long'), without });
  const result = await Promise.race([work, stopped]).catch(async (error: unknown) => {
    await work.catch(() => undefined);
    throw error;
  });
  const { report } = values;
  if (report !== undefined) writeFileSync(report, JSON.stringify(result));
  print(`Engine: ${result.passed} passed, ${result.failed} failed`);
  if (result.failed + result.notRun > 0) process.exitCode = 1;
});
