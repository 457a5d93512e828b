/**
 * StrykerJS plugin: its Jest runner, but a mutant loads only the test files with tests that reach it, the fastest first, and stops after
 * the first file that notices it. Stryker's own runner loads every test file for each mutant.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { declareFactoryPlugin, PluginKind } from '@stryker-mutator/api/plugin';
import { MutantRunStatus } from '@stryker-mutator/api/test-runner';
import { strykerPlugins as jestPlugins, strykerValidationSchema } from '@stryker-mutator/jest-runner';
import { isSampled, SAMPLE } from './sample.cjs';

/** File in Stryker's copy of the project, which is the working directory: the tests of the first run. */
const testsFile = '.mutation-tests.json';

/** The files of tests with these ids, the fastest first, each with its ids. `undefined` stands for all tests. */
function filesOf(testIds) {
  const { files, times } = JSON.parse(readFileSync(testsFile, 'utf8'));
  const idsOf = new Map();
  for (const id of testIds ?? Object.keys(files))
    for (const file of files[id] ?? []) idsOf.set(file, [...(idsOf.get(file) ?? []), id]);
  return [...idsOf].sort(([left], [right]) => times[left] - times[right]);
}

function nearJestRunner(injector) {
  const runner = jestPlugins[0].factory(injector);
  const adapter = runner.jestTestAdapter;
  const dryRun = runner.dryRun.bind(runner);
  const mutantRun = runner.mutantRun.bind(runner);
  return Object.assign(runner, {
    async dryRun(options) {
      const result = await dryRun(options);
      const files = {};
      const times = {};
      for (const { id, fileName, timeSpentMs } of result.tests ?? []) {
        files[id] = [...new Set([...(files[id] ?? []), fileName])];
        times[fileName] = (times[fileName] ?? 0) + timeSpentMs;
      }
      writeFileSync(testsFile, JSON.stringify({ files, times }));
      return result;
    },
    async mutantRun(options) {
      // Not in the score, as a mutant that no test could run with.
      if (!isSampled(options.activeMutant.id, Number(process.env[SAMPLE] ?? 100)))
        return { status: MutantRunStatus.Error, errorMessage: 'not in the sample' };
      let nrOfTests = 0;
      for (const [file, testFilter] of filesOf(options.testFilter)) {
        runner.jestTestAdapter = { run: (settings) => adapter.run({ ...settings, testFiles: [file] }) };
        const result = await mutantRun({ ...options, testFilter: options.testFilter && testFilter });
        if (result.status !== MutantRunStatus.Survived) return result;
        nrOfTests += result.nrOfTests;
      }
      return { status: MutantRunStatus.Survived, nrOfTests };
    },
  });
}
nearJestRunner.inject = jestPlugins[0].factory.inject;

export { strykerValidationSchema };
export const strykerPlugins = [declareFactoryPlugin(PluginKind.TestRunner, 'near-jest', nearJestRunner)];
