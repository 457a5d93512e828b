/** Reads what a test runner counted from what it printed. */
export interface Count {
  readonly passed: number;
  readonly failed: number;
}

// Built from its code: a control character in a pattern is easily lost in an editor.
const colours = new RegExp(`${String.fromCharCode(27)}\\[[0-9;]*m`, 'g');
const numberBefore = (word: string, text: string) => Number(new RegExp(`(\\d+) ${word}`).exec(text)?.[1] ?? 0);
const countIn = (text: string): Count => ({ passed: numberBefore('passed', text), failed: numberBefore('failed', text) });

/** Jest closes with `Tests:       1 failed, 31 passed, 32 total`. */
export function jestCount(output: string): Count {
  const lines = output.replace(colours, '').match(/^Tests: .*$/gm) ?? [];
  return countIn(lines.at(-1) ?? '');
}

/** Playwright closes with a line for each outcome: `  1 failed`, the names of what failed, `  9 passed (37.3s)`. */
export function playwrightCount(output: string): Count {
  const lines = output.replace(colours, '').match(/^ {2}\d+ (?:passed|failed)\b.*$/gm) ?? [];
  return countIn(lines.join('\n'));
}

/** The faults close with `87 combinations tried, 86 held, 1 did not, in 61.2 s`. */
export function faultsCount(output: string): Count {
  const [, passed = '0', failed = '0'] = /combinations tried, (\d+) held, (\d+) did not/.exec(output) ?? [];
  return { passed: Number(passed), failed: Number(failed) };
}
