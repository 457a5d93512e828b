/** What `npm run mutation` prints: counts, score and the changes that no test noticed. */
import { isSampled } from './sample.cjs';

interface Position {
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column: number;
}

interface Mutant {
  readonly id: string;
  readonly status: string;
  readonly replacement?: string;
  readonly location: { readonly start: Position; readonly end: Position };
}

/** The part of Stryker's report that is read. Names of files are relative to the project. */
export interface MutationReport {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}

/** Characters of changed code that a line shows. */
const SHOWN = 100;

const short = (code: string): string => {
  const line = code.replace(/\s+/g, ' ').trim();
  return line.length > SHOWN ? `${line.slice(0, SHOWN)}…` : line;
};

/** The code between two positions of `source`. */
function codeAt(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  return lines
    .map((line, index) => line.slice(index === 0 ? start.column - 1 : 0, index === last ? end.column - 1 : undefined))
    .join('\n');
}

const count = (mutants: readonly Mutant[], status: string) =>
  mutants.filter((mutant) => mutant.status === status).length;

/** Counts and score of `mutants` in one line. A mutant that no test could run with, or that was ignored, is not in the score. */
function countsText(mutants: readonly Mutant[]): string {
  const [killed, timeout, survived, untested] = ['Killed', 'Timeout', 'Survived', 'NoCoverage'].map((status) =>
    count(mutants, status),
  ) as [number, number, number, number];
  const noticed = killed + timeout;
  const all = noticed + survived + untested;
  const score = all === 0 ? '–' : `${((noticed / all) * 100).toFixed(1)} %`;
  return `${score}  killed ${killed}, timeout ${timeout}, survived ${survived}, no coverage ${untested}`;
}

/** The report of the files that are one of `paths` or below it. `samplePercent` is the share of their mutants that was measured. */
export function reportText({ files }: MutationReport, paths: readonly string[], samplePercent = 100): string {
  const visibleFiles = Object.entries(files)
    .filter(([file]) => paths.some((path) => file === path || file.startsWith(`${path}/`)))
    .map(
      ([file, { source, mutants }]) =>
        [file, { source, mutants: mutants.filter(({ id }) => isSampled(id, samplePercent)) }] as const,
    )
    .sort(([left], [right]) => (left < right ? -1 : 1));
  const survivors = visibleFiles.flatMap(([file, { source, mutants }]) =>
    mutants
      .filter(({ status }) => status === 'Survived' || status === 'NoCoverage')
      .sort((left, right) => left.location.start.line - right.location.start.line)
      .map(
        ({ status, location, replacement = '' }) =>
          `${file}:${location.start.line}  ${short(codeAt(source, location))}  →  ${short(replacement) || '(nothing)'}` +
          (status === 'NoCoverage' ? '  (no test reaches it)' : ''),
      ),
  );
  return [
    '',
    ...survivors,
    '',
    ...visibleFiles.map(([file, { mutants }]) => `${file}  ${countsText(mutants)}`),
    `${paths.join(' ')}  ${countsText(visibleFiles.flatMap(([, { mutants }]) => mutants))}`,
    '',
  ].join('\n');
}
