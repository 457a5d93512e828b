/** The content of the shop as an operator changes it in a file, with two servers that show it, for tests. */
import assert from 'node:assert/strict';
import { after, before } from 'node:test';
import { setTimeout as wait } from 'node:timers/promises';
import type { INestApplicationContext } from '@nestjs/common';
import { bootstrapWorker } from '@vendure/core';
import { Client } from 'pg';
import type * as v from 'valibot';
import { createConfig } from '../src/config';
import { formatContent, parseContent } from '../src/content/contentFile';
import type { contentFile } from '../src/content/contentSchema';
import { ContentMistakes, importContent } from '../src/content/importContent';
import { readContent } from '../src/content/readContent';
import type { Query } from '../src/store/source';
import { send } from './customer';
import { seed, startServer, type Server } from './servers';

export const database = new Client({ connectionString: process.env['DATABASE_URL'] });
export const query: Query = async (sql, parameters) => (await database.query(sql, parameters)).rows as never[];
let servers: readonly Server[] = [];
let app: INestApplicationContext;
let text = '';

export const originOf = (nth: number): string => servers[nth % 2]?.origin ?? '';
/** The file of the content before the tests. */
export const originalText = (): string => text;

before(async () => {
  await seed();
  await database.connect();
  servers = await Promise.all([startServer(), startServer()]);
  ({ app } = await bootstrapWorker(createConfig()));
  text = await exported();
});

after(async () => {
  await put(text);
  await app.close();
  for (const server of servers) await server.kill('SIGTERM');
  await database.end();
});

export async function exported(): Promise<string> {
  const { parts, products } = await readContent(query);
  const shown = products.filter(({ isDeleted }) => !isDeleted).map(({ details }) => details);
  return formatContent({ ...parts, products: shown });
}

const describe = (mistakes: ContentMistakes['mistakes']) => mistakes.map(({ field, says }) => `${field}: ${says}`);

/** Imports the text of a file. Returns what changed, or the mistakes as `field: what is expected`. */
export async function put(file: string): Promise<readonly string[]> {
  const parsed = parseContent(file);
  if ('mistakes' in parsed) return describe(parsed.mistakes);
  try {
    return await importContent(app, parsed.content);
  } catch (error) {
    if (error instanceof ContentMistakes) return describe(error.mistakes);
    throw error;
  }
}

export type File = v.InferInput<typeof contentFile>;
export const parse = (file: string): File => JSON.parse(file) as File;
export const original = (): File => parse(text);

/** A file with changes, the original one by default. */
export function edited(change: (file: File) => void, file = text): string {
  const changed = parse(file);
  change(changed);
  return JSON.stringify(changed);
}

/** Sets a field such as `banners[1].hue` to any value, and removes it for undefined. */
export function setField(file: File, field: string, value: unknown): void {
  const keys = field.split(/[.[\]]+/).filter(Boolean);
  const last = keys.pop() ?? '';
  const parent = keys.reduce<Record<string, unknown>>(
    (one, key) => one[key] as Record<string, unknown>,
    file as unknown as Record<string, unknown>,
  );
  if (value === undefined) delete parent[last];
  else parent[last] = value;
}

/** The element of a list; fails without one. */
export function need<Row>(row: Row | undefined): Row {
  assert(row !== undefined);
  return row;
}

/** What both servers tell a customer, a moment after a change. */
export async function look<Data>(path: string): Promise<Data> {
  await wait(300);
  const [one, other] = await Promise.all([send(originOf(0), path, ''), send(originOf(1), path, '')]);
  assert.deepEqual(one, other);
  return one.data as unknown as Data;
}

export const localized = (en: string): { en: string; zh: string; de: string } => ({
  en,
  zh: `${en} 中文`,
  de: `${en} auf Deutsch`,
});
export const picture = { src: 'https://img.example/a.webp', alt: localized('A'), fit: 'photo', hue: 10 } as const;
