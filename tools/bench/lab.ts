/** What a benchmark needs: the production build with its reference pages beside it, shops of any size, a ruler, a table. */
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, snapshotApi } from '../build';
import { compressFolder } from '../compress';
import { distFolder, freshness } from '../freshness';
import { projectFolder } from '../run';
import { StartError } from '../startError';
import { staticPage } from './staticPage';

const cacheFolder = join(projectFolder, 'node_modules/.cache/persimmon/bench');

export const tell = (line = ''): void => void process.stdout.write(`${line}\n`);

/** The middle of some figures; of none it is NaN. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other);
  const half = sorted.length >> 1;
  const upper = sorted[half] ?? Number.NaN;
  return sorted.length % 2 ? upper : (upper + (sorted[half - 1] ?? Number.NaN)) / 2;
}

/** The figure below which 95 of 100 lie. */
export const percentile95 = (figures: readonly number[]): number => [...figures].sort((one, other) => one - other)[Math.floor(figures.length * 0.95)] ?? Number.NaN;

/** Installs what only the benchmark needs, once, and hands out Lighthouse's folder. Throws StartError when it cannot. */
export async function lighthouseFolder(): Promise<string> {
  const folder = join(cacheFolder, 'node_modules/lighthouse');
  const lock = readFileSync(join(__dirname, 'package-lock.json'), 'utf8');
  const installed = join(cacheFolder, 'package-lock.json');
  if (existsSync(folder) && existsSync(installed) && readFileSync(installed, 'utf8') === lock) return folder;
  mkdirSync(cacheFolder, { recursive: true });
  for (const name of ['package.json', 'package-lock.json']) cpSync(join(__dirname, name), join(cacheFolder, name));
  tell('Installing Lighthouse for the benchmark.');
  const code = await new Promise<number | null>((done) => {
    const shell = process.platform === 'win32';
    spawn('npm', ['ci', '--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error'], { cwd: cacheFolder, stdio: 'inherit', shell }).once('exit', done);
  });
  if (code !== 0) throw new StartError('Lighthouse could not be installed.');
  return folder;
}

/** A module of an installed package, found by its file. */
export const importFile = <Module>(file: string): Promise<Module> => import(pathToFileURL(file).href) as Promise<Module>;

export interface Lab {
  /** Folder of the built storefront with the static pages in it. */
  readonly folder: string;
  close(): void;
}

/** The storefront as it is built, with a static page of the same first screen for each face. */
export async function openLab(): Promise<Lab> {
  if (freshness(projectFolder, snapshotApi()) !== 'fresh') await build();
  const folder = mkdtempSync(join(tmpdir(), 'persimmon-bench-'));
  cpSync(distFolder, folder, { recursive: true });
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  for (const face of ['h5', 'pc'] as const) writeFileSync(join(folder, `static-${face}.html`), staticPage(page, face));
  await compressFolder(folder);
  return { folder, close: () => rmSync(folder, { recursive: true, force: true }) };
}

export interface RunningShop {
  /** Address without a slash at its end. */
  readonly base: string;
  /** Session of a customer with `rows` more orders and wallet entries. */
  readonly token: string;
  close(): Promise<void>;
}

const closed = (child: ChildProcess) =>
  new Promise<void>((done) => {
    child.once('exit', () => done());
    child.kill('SIGKILL');
  });

/** Serves `folder` before a demo shop of `goods` goods (its own when 0), in a process of its own. */
export async function openShop(folder: string, { goods = 0, rows = 0 } = {}): Promise<RunningShop> {
  const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'serveShop.ts'), folder, String(goods), String(rows)], {
    cwd: projectFolder,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const line = await new Promise<string>((done, fail) => {
    let text = '';
    child.stdout.on('data', (part: Buffer) => {
      text += part.toString();
      if (text.includes('\n')) done(text);
    });
    child.once('exit', () => fail(new StartError('The shop of the benchmark did not start.')));
  });
  const { base, token }: { base: string; token: string } = JSON.parse(line);
  return { base: base.replace('127.0.0.1', 'localhost'), token, close: () => closed(child) };
}

/** Prints rows under their headings, the first column to the left and the others to the right. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): void {
  const all = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  for (const row of all) tell(row.map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0))).join('  '));
}
