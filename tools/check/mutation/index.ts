/**
 * `npm run mutation -- FOLDER`: changes the code of a folder in one place at a time (StrykerJS) and lists the changes that no test near it
 * notices. docs/reliability.md has the scores, docs/mutants.md the changes that no test can notice.
 */
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { readCommandLine } from '../../command/commandLine';
import { generateFiles } from '../../command/generatedFiles';
import { projectFolder, runProgram } from '../../command/run';
import { runCommand, StartError } from '../../command/startError';
import { SAMPLE } from './sample.cjs';

/** Tests that are near a folder besides those in it. Tests that read the sources would fail on changed ones: none of these does. */
const testsNearFolder: Readonly<Record<string, readonly string[]>> = {
  'src/api': ['tests/contract/{anyResponse,errorTable,runCheck,wrongResponses}.test.ts'],
  'shop/domain': ['shop/**/*.test.ts', 'mock/**/*.test.ts'],
  'shop/handlers': ['shop/**/*.test.ts', 'mock/**/*.test.ts'],
  'shop/serializers': ['shop/**/*.test.ts', 'mock/**/*.test.ts'],
  'tools/build/openapi': ['tests/contract/openapi.test.ts'],
  'tools/check/checkApi': ['tests/contract/runCheck.test.ts'],
  'tools/check/conformance': ['tests/contract/conformance.test.ts'],
};

/** Folders of the project that Stryker's copy does not need. */
const foldersNotCopied = [
  'dist',
  'builds',
  '.build',
  'analysis',
  '.shop-data',
  '.engine-data',
  '.vendure',
  'coverage',
  'test-results',
];

/** Ms for a mutant beyond three times the time of its tests. A busy machine is no reason to call a mutant noticed. */
const TIMEOUT_MS = 120_000;

/** The folder that keeps the results of `path`: the nearest one with an entry in `testsNearFolder`, or its own. */
function resultsFolderOf(path: string): string {
  const named = Object.keys(testsNearFolder).find((folder) => path === folder || path.startsWith(`${folder}/`));
  if (named) return named;
  return statSync(join(projectFolder, path)).isDirectory() ? path : path.slice(0, path.lastIndexOf('/'));
}

/** The path as the user typed it, without the lines behind it (`src/lib/money.ts:10-20`). Throws StartError if it does not exist. */
function pathOf(operand: string): string {
  const path = operand.replace(/:\d+-\d+$/, '').replace(/\/+$/, '');
  if (path === '' || !existsSync(join(projectFolder, path))) throw new StartError(`There is no "${path}".`);
  return path;
}

runCommand(async () => {
  const { operands, values, flags } = readCommandLine({
    command: 'npm run mutation',
    about: 'Changes code in one place at a time and lists the changes that no test near it notices.',
    operands: {
      usage: 'FOLDER',
      about:
        'FOLDER is one such as src/query. Files in it, or lines of one (src/lib/money.ts:10-20), measure only these.',
    },
    options: {
      tests: { value: 'GLOB', about: 'more tests, for example "tests/screens/{orders,wallet}.test.tsx"' },
      concurrency: { value: 'N', about: 'processes beside each other, 2 by default' },
      sample: { value: 'PERCENT', about: 'measure only this share of the mutants, always the same ones' },
      static: { about: 'also change what runs while a module loads; every test near it runs for each change' },
      again: { about: 'measure what is known from an earlier run as well' },
    },
  });
  if (operands.length === 0) throw new StartError('Name a folder: "npm run mutation -- src/query".');
  const concurrency = Number(values['concurrency'] ?? 2);
  if (!Number.isInteger(concurrency) || concurrency < 1)
    throw new StartError('--concurrency must be a whole number from 1.');
  const samplePercent = Number(values['sample'] ?? 100);
  if (!(samplePercent > 0 && samplePercent <= 100)) throw new StartError('--sample must be a number up to 100.');
  const isWhole = samplePercent === 100;
  const paths = operands.map(pathOf);
  const folder = resultsFolderOf(paths[0] ?? '');
  const strayed = paths.find((path) => resultsFolderOf(path) !== folder);
  if (strayed) throw new StartError(`${strayed} is not in ${folder}. Measure one folder at a time.`);

  await generateFiles();
  const cache = join(projectFolder, 'node_modules/.cache/mutation');
  const resultsFile = join(cache, `${folder.replaceAll('/', '-')}${isWhole ? '' : '.sample'}.json`);
  const copies = mkdtempSync(join(tmpdir(), 'persimmon-mutation-'));
  mkdirSync(cache, { recursive: true });
  const configFile = join(copies, 'stryker.config.json');
  const configuration = {
    plugins: [resolve(__dirname, 'runner.mjs')],
    testRunner: 'near-jest',
    jest: {
      configFile: 'tools/check/mutation/jest.config.cjs',
      enableFindRelatedTests: false,
      config: {
        testMatch: [`${folder}/**/*.test.{ts,tsx}`, ...(testsNearFolder[folder] ?? []), values['tests'] ?? []]
          .flat()
          .map((glob) => `<rootDir>/${glob}`),
      },
    },
    mutate: [
      ...operands.map((operand, index) =>
        statSync(join(projectFolder, paths[index] ?? '')).isDirectory() ? `${paths[index]}/**/*.{ts,tsx}` : operand,
      ),
      '!**/*.test.{ts,tsx}',
      '!**/*.d.ts',
    ],
    coverageAnalysis: 'perTest',
    ignoreStatic: !flags.has('static'),
    incremental: true,
    incrementalFile: resultsFile,
    // A sample contains mutants that were not measured.
    force: flags.has('again') || !isWhole,
    concurrency,
    // A process that ran many test files has lost much memory to Jest.
    maxTestRunnerReuse: 30,
    timeoutMS: TIMEOUT_MS,
    timeoutFactor: 3,
    dryRunTimeoutMinutes: 30,
    disableTypeChecks: false,
    // TypeScript 7 has no JavaScript API with which Stryker could rewrite tsconfig.json, and nothing in the copy reads it.
    tsconfigFile: 'none',
    ignorePatterns: foldersNotCopied,
    tempDirName: copies,
    // What was not in a sample counts as an error, which is in no score.
    reporters: ['progress-append-only', 'clear-text'],
    clearTextReporter: { logTests: false, reportTests: false },
    allowConsoleColors: false,
  };
  writeFileSync(configFile, JSON.stringify(configuration));
  process.env[SAMPLE] = String(samplePercent);
  try {
    await runProgram('@stryker-mutator/core', 'stryker', 'run', configFile);
  } finally {
    rmSync(copies, { recursive: true, force: true });
  }
});
