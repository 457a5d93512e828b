/** What each package costs in the first load of the home pages, and why it is there. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { eachMapping, TraceMap } from '@jridgewell/trace-mapping';
import type { ChunkNote } from './chunkNote';
import { faces, firstLoadFiles, kilobytes, type Face } from './firstLoad';
import { runProgram } from './run';
import { StartError } from './startError';

const own = 'Persimmon';
const loader = 'webpack';

/** Why a package is in the first load; whatever is there without a reason is a fault. */
const reasons: Readonly<Record<string, string>> = {
  [own]: 'shell, home page, contract of its calls, words of one language',
  [loader]: 'loads all further code; knows the name of every file',
  'react-dom': 'draws everything',
  react: 'the same',
  scheduler: 'React lets the browser breathe between pieces of work',
  '@ant-design/cssinjs': 'styles of antd, written while they are needed',
  '@ant-design/cssinjs-utils': 'the same',
  '@ant-design/colors': 'palettes of antd from our colours',
  '@ant-design/fast-color': 'the same',
  '@ant-design/icons': 'signs that antd itself draws',
  '@ant-design/icons-svg': 'the same',
  '@babel/runtime': 'helpers of packages built for older browsers',
  '@emotion/hash': 'names of the styles of antd',
  '@emotion/unitless': 'the same',
  stylis: 'the same',
  '@umijs/renderer-react': 'Umi: routes to pages',
  umi: 'Umi: plugins at run time',
  antd: 'desktop kit: theme, and what header and home use of it',
  'antd-mobile': 'phone kit: theme and locale',
  classnames: 'class names of the kits',
  clsx: 'class names of the kits',
  'fast-deep-equal': 'Umi: whether shared state has changed',
  history: 'Umi: addresses behind the hash',
  'is-mobile': 'antd: whether a finger or a pointer is used',
  'react-is': 'antd: looks into its children',
  'lucide-react': 'the signs of header, tabs and home',
  'react-router': 'Umi: which route an address is',
  'react-router-dom': 'the same',
  tslib: 'helpers of the phone kit',
  valibot: 'every answer of the shop is checked',
  virtua: 'long lists keep few elements in the page',
};

const packageOf = (source: string): string => {
  const [, name] = /.*node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(source) ?? [];
  if (name) return name.startsWith('@rc-component') ? 'antd' : name;
  return /[\\/](?:webpack|node_modules)[\\/]/.test(source) || source === '' ? loader : own;
};

/** Bytes of the gzipped file by package: each gets the share that it has of the file before it was packed. */
function sharesOf(code: string, map: string): Map<string, number> {
  const lines = code.split('\n');
  const packed = gzipSync(code, { level: 9 }).length / code.length;
  const shares = new Map<string, number>();
  let last: { line: number; column: number; source: string } | undefined;
  const close = (line: number, column: number) => {
    if (!last) return;
    const length = line === last.line ? column - last.column : (lines[last.line]?.length ?? 0) - last.column;
    const name = packageOf(last.source);
    shares.set(name, (shares.get(name) ?? 0) + length * packed);
  };
  eachMapping(new TraceMap(map), ({ generatedLine, generatedColumn, source }) => {
    close(generatedLine - 1, generatedColumn);
    last = { line: generatedLine - 1, column: generatedColumn, source: source ?? '' };
  });
  close(lines.length, 0);
  return shares;
}

function sharesOfFace(folder: string, note: ChunkNote, face: Face): Map<string, number> {
  const total = new Map<string, number>();
  for (const file of firstLoadFiles(note, face, 'en').filter((name) => name.endsWith('.js'))) {
    const read = (ending: string) => readFileSync(join(folder, file + ending), 'utf8');
    for (const [name, bytes] of sharesOf(read(''), read('.map'))) total.set(name, (total.get(name) ?? 0) + bytes);
  }
  return total;
}

/** Builds once more, with maps from the built code to its sources, and prints the table. Throws StartError when a package has no reason. */
export async function printReasons(note: ChunkNote): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'persimmon-why-'));
  try {
    process.env['MAPS_FOLDER'] = folder;
    await runProgram('@umijs/max', 'max', 'build');
    const missing = new Set<string>();
    for (const face of faces) {
      process.stdout.write(`\nWhat the first load of /#/${face}/home is made of, in English, gzipped\n`);
      for (const [name, bytes] of [...sharesOfFace(folder, note, face)].sort(([, one], [, other]) => other - one)) {
        process.stdout.write(`${kilobytes(bytes)}  ${name.padEnd(26)}${reasons[name] ?? ''}\n`);
        if (!reasons[name]) missing.add(name);
      }
    }
    if (missing.size > 0) throw new StartError(`Nobody said why the first load needs ${[...missing].join(', ')}. Say it in tools/sizeReasons.ts, or leave it out.`);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
