import minimums from './testCounts.json';
import { problemsOfResult, resultInReport } from './testCounts';

test('a report of Jest is read with its pending tests', () => {
  const report = {
    numPassedTests: 7,
    numFailedTests: 1,
    numRuntimeErrorTestSuites: 2,
    numPendingTests: 3,
    numTodoTests: 4,
  };
  expect(resultInReport.jest(JSON.stringify(report))).toEqual({ passed: 7, failed: 3, notRun: 7 });
});

test('a report of Playwright is read with its skipped tests', () => {
  const report = { stats: { expected: 7, unexpected: 1, flaky: 0, skipped: 3 }, errors: [{}] };
  expect(resultInReport.browser(JSON.stringify(report))).toEqual({ passed: 7, failed: 2, notRun: 3 });
});

test('three tests may pass at their second try, and no more', () => {
  const report = (flaky: number) =>
    JSON.stringify({ stats: { expected: 7, unexpected: 0, flaky, skipped: 0 }, errors: [] });
  expect(resultInReport.browser(report(3))).toEqual({ passed: 10, failed: 0, notRun: 0 });
  expect(resultInReport.browser(report(4))).toEqual({ passed: 7, failed: 4, notRun: 0 });
});

test('a report of the fault tests is read', () => {
  expect(resultInReport.faults('{"passed":7,"failed":1}')).toEqual({ passed: 7, failed: 1, notRun: 0 });
});

test('a report of the engine is read', () => {
  expect(resultInReport.engine('{"passed":7,"failed":1,"notRun":2}')).toEqual({ passed: 7, failed: 1, notRun: 2 });
});

describe('the problems of a result', () => {
  test('are none at the minimum', () => {
    expect(problemsOfResult('jest', { passed: 100, failed: 0, notRun: 0 }, 100)).toEqual([]);
  });

  test('name the file when there are fewer tests', () => {
    expect(problemsOfResult('jest', { passed: 98, failed: 1, notRun: 0 }, 100)).toEqual([
      '99 tests ran, and tools/check/testCounts.json demands at least 100 for "jest". See CONTRIBUTING.md.',
    ]);
  });

  test('count the tests that did not run', () => {
    expect(problemsOfResult('browser', { passed: 100, failed: 0, notRun: 2 }, 100)).toEqual([
      '2 tests were skipped or pending. Each test must run and pass.',
    ]);
  });
});

test('each runner has a minimum', () => {
  expect(Object.keys(minimums).sort()).toEqual(Object.keys(resultInReport).sort());
  expect(Object.values(minimums).filter((min) => !(Number.isInteger(min) && min > 50))).toEqual([]);
});
