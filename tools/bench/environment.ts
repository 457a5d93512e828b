/**
 * Environment of the benchmarks: the production build with static reference pages, demo shops of any size, statistics
 * and table output.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildWhenStale } from '../build/build';
import { compressFolder } from '../build/compress';
import { distFolder } from '../build/freshness';
import { projectFolder } from '../command/run';
import { StartError } from '../command/startError';

import type { Platform } from '../build/firstLoad';

export const printLine = (line = ''): void => void process.stdout.write(`${line}\n`);

/** The median; NaN without values. */
export function median(figures: readonly number[]): number {
  const sorted = [...figures].sort((one, other) => one - other);
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** The 95th percentile. */
export const percentile95 = (figures: readonly number[]): number =>
  [...figures].sort((one, other) => one - other)[Math.floor(figures.length * 0.95)] ?? Number.NaN;

export interface BenchEnvironment {
  /** Folder of the built storefront with the static reference pages. */
  readonly folder: string;
  close(): void;
}

/** Copies the build and adds a static reference page for each platform. */
export async function createEnvironment(): Promise<BenchEnvironment> {
  await buildWhenStale();
  const folder = mkdtempSync(join(tmpdir(), 'persimmon-bench-'));
  cpSync(distFolder, folder, { recursive: true });
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  for (const platform of ['h5', 'pc'] as const)
    writeFileSync(join(folder, `static-${platform}.html`), staticPage(page, platform));
  await compressFolder(folder);
  return { folder, close: () => rmSync(folder, { recursive: true, force: true }) };
}

export interface RunningShop {
  /** Origin without a trailing slash. */
  readonly base: string;
  /** Session token of a customer with `rows` additional orders and wallet entries. */
  readonly token: string;
  close(): Promise<void>;
}

const killProcess = (child: ChildProcess) =>
  new Promise<void>((done) => {
    child.once('exit', () => done());
    child.kill('SIGKILL');
  });

/** Serves `folder` with a demo shop of so many `products` in another process. 0 means the default catalogue. */
export async function startShop(folder: string, { products = 0, rows = 0 } = {}): Promise<RunningShop> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', join(__dirname, 'serveShop.ts'), folder, String(products), String(rows)],
    {
      cwd: projectFolder,
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const line = await new Promise<string>((done, fail) => {
    let text = '';
    child.stdout.on('data', (part: Buffer) => {
      text += part.toString();
      if (text.includes('\n')) done(text);
    });
    child.once('exit', () => fail(new StartError('The shop of the benchmark did not start.')));
  });
  const { base, token }: { base: string; token: string } = JSON.parse(line);
  return { base: base.replace('127.0.0.1', 'localhost'), token, close: () => killProcess(child) };
}

/** Prints a table. The first column is left-aligned, the others are right-aligned. */
export function printTable(headings: readonly string[], rows: readonly (readonly string[])[]): void {
  const allRows = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...allRows.map((row) => row[column]?.length ?? 0)));
  for (const row of allRows)
    printLine(
      row
        .map((cell, column) => (column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0)))
        .join('  '),
    );
}

/** Content of a template element in the built page. Throws when the page has no such template. */
function templateOf(page: string, id: string): string {
  const [, content] = new RegExp(`<template id="${id}">([\\s\\S]*?)</template>`).exec(page) ?? [];
  if (content === undefined) throw new Error(`The built page has no template named ${id}.`);
  return content;
}

/**
 * The static reference page: the prerendered home page as plain HTML, with the same styles and pictures from the same
 * server, but without scripts.
 */
function staticPage(page: string, platform: Platform): string {
  const style = templateOf(page, `prerendered-${platform}`).replace(/#prerendered[^<]*/, '');
  const body = templateOf(page, `prerendered-${platform}-en`);
  const head =
    '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover"><title>Persimmon</title><meta name="description" content="Static reference">';
  return `<!doctype html><html lang="en" data-theme="light"><head>${head}<link rel="icon" href="/icon.svg" type="image/svg+xml">${style}</head><body>${body}</body></html>`;
}
