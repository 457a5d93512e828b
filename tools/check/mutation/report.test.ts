import { reportText } from './report';

const source = 'const a = 1;\nexport const isFree = (price: number) =>\n  price ===\n  0;\n';
const at = (startLine: number, startColumn: number, endLine: number, endColumn: number) => ({
  start: { line: startLine, column: startColumn },
  end: { line: endLine, column: endColumn },
});
let lastId = 0;
const mutant = (status: string, replacement = 'true', location = at(3, 3, 4, 4)) => ({
  id: String((lastId += 1)),
  status,
  replacement,
  location,
});

const report = {
  files: {
    'src/lib/money.ts': {
      source,
      mutants: [
        mutant('Survived'),
        mutant('Killed'),
        mutant('Timeout'),
        mutant('NoCoverage', '', at(1, 11, 1, 12)),
        mutant('Ignored'),
        mutant('RuntimeError'),
      ],
    },
    'src/lib/moneyBox.ts': { source, mutants: [mutant('Killed', `"${'x'.repeat(200)}"`)] },
    'src/lib/ids.ts': { source, mutants: [mutant('Survived', `"${'x'.repeat(200)}"`)] },
  },
};

test('lists what survived in the order of its lines, then counts and score of each file and of all', () => {
  expect(reportText(report, ['src/lib/money.ts', 'src/lib/moneyBox.ts'])).toBe(`
src/lib/money.ts:1  1  →  (nothing)  (no test reaches it)
src/lib/money.ts:3  price === 0  →  true

src/lib/money.ts  50.0 %  killed 1, timeout 1, survived 1, no coverage 1
src/lib/moneyBox.ts  100.0 %  killed 1, timeout 0, survived 0, no coverage 0
src/lib/money.ts src/lib/moneyBox.ts  60.0 %  killed 2, timeout 1, survived 1, no coverage 1
`);
});

test('a folder contains its files and no other file whose name starts alike', () => {
  expect(reportText(report, ['src/lib']).trimEnd().split('\n').at(-1)).toBe(
    'src/lib  50.0 %  killed 2, timeout 1, survived 2, no coverage 1',
  );
  expect(reportText(report, ['src/lib/money']).trim()).toBe(
    'src/lib/money  –  killed 0, timeout 0, survived 0, no coverage 0',
  );
});

test('long code is cut', () => {
  expect(reportText(report, ['src/lib/ids.ts'])).toContain(`→  "${'x'.repeat(99)}…\n`);
});

test('a sample has its share of the mutants, the same in every run', () => {
  const mutants = Array.from({ length: 1000 }, (_, index) => ({ ...mutant('Killed'), id: String(index) }));
  const killedOf = (percent: number) =>
    Number(/killed (\d+)/.exec(reportText({ files: { 'src/a.ts': { source, mutants } } }, ['src'], percent))?.[1]);
  expect(killedOf(100)).toBe(1000);
  expect(killedOf(20)).toBe(217);
});
