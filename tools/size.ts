/**
 * `npm run size`: what the first load of each face transfers, measured on the production build, against its budget; and
 * that no way leads from one face to the kit of the other. `npm run size -- --accept` takes today's figures plus 3 % as
 * the new budgets.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { groupNamed, reachableFrom, readChunkNote, type ChunkNote } from './chunkNote';
import { distFolder } from './freshness';
import { projectFolder } from './run';
import { runCommand, StartError } from './startError';

const faces = ['h5', 'pc'] as const;
type Face = (typeof faces)[number];

/** Bytes of gzipped JavaScript that the first load may never exceed. */
const ceilings: Readonly<Record<Face, number>> = { h5: 150_000, pc: 280_000 };
const budgetFile = join(projectFolder, 'tools/budgets.json');
/** Room above the measured size when budgets are set. */
const headroom = 1.03;

/** The chunks of the home page in each language, as the browser loads them: the kit's own words come for Chinese only. */
const chunksOf = (face: Face, language: 'en' | 'zh') => [
  'umi',
  'layouts__index',
  `words-${language}`,
  `shell-${face}`,
  `src__pages__${face}__home__index`,
  ...(language === 'zh' ? [`kit-words-${face}`] : []),
];

/** Names of packages that only the other face may load. */
const foreignKit: Readonly<Record<Face, RegExp>> = { h5: /^(?:antd$|@ant-design\/|@rc-component\/(?!mini-decimal$))/, pc: /^antd-mobile/ };

const gzipped = (file: string) => gzipSync(readFileSync(join(distFolder, file)), { level: 9 }).length;

function pageFiles(): string[] {
  const html = readFileSync(join(distFolder, 'index.html'), 'utf8');
  return [...html.matchAll(/<(?:script|link)[^>]+(?:src|href)="\/([^"]+\.(?:js|css))"/g)].map(([, file = '']) => file);
}

interface Weight {
  /** Bytes, gzipped. */
  readonly js: number;
  readonly css: number;
  readonly files: number;
}

function firstLoad(note: ChunkNote, face: Face, language: 'en' | 'zh'): Weight {
  const files = [...new Set([...pageFiles(), ...chunksOf(face, language).flatMap((name) => groupNamed(note, name).files)])];
  const weigh = (ending: string) => files.filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + gzipped(file), 0);
  return { js: weigh('.js'), css: weigh('.css'), files: files.length };
}

/** Says which chunk of a face can load which packages of the other kit; empty when the kits are apart. */
function leaks(note: ChunkNote, face: Face): string[] {
  const own = note.groups.filter(({ name }) => name === `shell-${face}` || name?.startsWith(`src__pages__${face}__`));
  return reachableFrom(note, own).flatMap(({ name, packages }) => {
    const foreign = packages.filter((one) => foreignKit[face].test(one));
    return foreign.length > 0 ? [`The ${face} face can load ${foreign.join(', ')} by the chunk ${name ?? '(unnamed)'}.`] : [];
  });
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`.padStart(10);

function readBudgets(): Readonly<Record<Face, number>> {
  return JSON.parse(readFileSync(budgetFile, 'utf8'));
}

runCommand(() => {
  const note = readChunkNote();
  const heaviest: Record<Face, number> = { h5: 0, pc: 0 };
  const lines = ['First load, gzipped         JavaScript    styles  files'];
  for (const face of faces) {
    for (const language of ['en', 'zh'] as const) {
      const { js, css, files } = firstLoad(note, face, language);
      heaviest[face] = Math.max(heaviest[face], js);
      lines.push(`  /#/${face}/home in ${language}       ${kilobytes(js)}${kilobytes(css)}${String(files).padStart(7)}`);
    }
  }

  if (process.argv.includes('--accept')) {
    const accepted = Object.fromEntries(faces.map((face) => [face, Math.min(Math.ceil(heaviest[face] * headroom), ceilings[face])]));
    writeFileSync(budgetFile, `${JSON.stringify(accepted, null, 2)}\n`);
  }
  const budgets = readBudgets();
  const faults = faces.flatMap((face) => leaks(note, face));
  for (const face of faces) {
    const most = Math.min(budgets[face], ceilings[face]);
    lines.push(`  ${face}: ${kilobytes(heaviest[face]).trim()} of ${kilobytes(most).trim()}, never more than ${kilobytes(ceilings[face]).trim()}`);
    if (heaviest[face] > most) faults.push(`The first load of /#/${face}/home is ${heaviest[face] - most} bytes over its budget.`);
  }
  if (faults.length === 0) lines.push('Neither face can load the kit of the other.');
  process.stdout.write(`${lines.join('\n')}\n`);
  if (faults.length > 0) throw new StartError(faults.join('\n'));
});
