/**
 * `npm run size`: what the first load of each face transfers, measured on the production build, against its budget; and
 * that no way leads from one face to the kit of the other. `npm run size -- --accept` takes today's figures plus 2 % as
 * the new budgets; `npm run size -- --why` lists what each package costs there and why it is there.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { reachableFrom, readChunkNote, type ChunkNote } from './chunkNote';
import { faces, firstLoadFiles, kilobytes, languages, type Face, type Language } from './firstLoad';
import { distFolder } from './freshness';
import { projectFolder } from './run';
import { printReasons } from './sizeReasons';
import { runCommand, StartError } from './startError';

/** Bytes of gzipped JavaScript that the first load may never exceed. */
const ceilings: Readonly<Record<Face, number>> = { h5: 150_000, pc: 280_000 };
const budgetFile = join(projectFolder, 'tools/budgets.json');
/** Room above the measured size when budgets are set. */
const headroom = 1.02;

/** Names of packages that only the other face may load. */
const foreignKit: Readonly<Record<Face, RegExp>> = { h5: /^(?:antd$|@ant-design\/|@rc-component\/(?!mini-decimal$))/, pc: /^antd-mobile/ };

const gzipped = (file: string) => gzipSync(readFileSync(join(distFolder, file)), { level: 9 }).length;

interface Weight {
  /** Bytes, gzipped. */
  readonly js: number;
  readonly css: number;
  readonly files: number;
}

function firstLoad(note: ChunkNote, face: Face, language: Language): Weight {
  const files = firstLoadFiles(note, face, language);
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

function readBudgets(): Readonly<Record<Face, number>> {
  return JSON.parse(readFileSync(budgetFile, 'utf8'));
}

runCommand(async () => {
  const note = readChunkNote();
  const heaviest: Record<Face, number> = { h5: 0, pc: 0 };
  const lines = ['First load, gzipped         JavaScript    styles  files'];
  for (const face of faces) {
    for (const language of languages) {
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
  if (process.argv.includes('--why')) await printReasons(note);
  if (faults.length > 0) throw new StartError(faults.join('\n'));
});
