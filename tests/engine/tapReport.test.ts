import { readTap } from './tapReport';

const closing = (numbers: string) => `TAP version 13\n# Subtest: one\nok 1 - one\n1..1\n# tests 14\n${numbers}`;

test('the closing lines of a report are read', () => {
  const lines = '# suites 0\n# pass 7\n# fail 1\n# cancelled 2\n# skipped 3\n# todo 1\n# duration_ms 12.3\n';
  expect(readTap(closing(lines))).toEqual({ passed: 7, failed: 3, notRun: 4 });
});

test('a test whose output looks like a closing line changes nothing', () => {
  const lines = '# pass 99\n# pass 7\n# fail 0\n# cancelled 0\n# skipped 0\n# todo 0\n';
  expect(readTap(closing(lines))).toEqual({ passed: 7, failed: 0, notRun: 0 });
});

test('a report that ends early is a failure', () => {
  expect(readTap(closing('# pass 7\n'))).toEqual({ passed: 0, failed: 1, notRun: 0 });
});
