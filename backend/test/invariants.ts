/** Checks the invariants of the database: `node --import tsx test/invariants.ts`, with DATABASE_URL. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';

interface Rule {
  readonly says: string;
  readonly sql: string;
}

/** The rules of `invariants.sql`. */
export function readRules(): Rule[] {
  const text = readFileSync(join(__dirname, 'invariants.sql'), 'utf8');
  return text
    .split(/^-- rule: /m)
    .slice(1)
    .map((part) => {
      const end = part.indexOf('\n');
      return { says: part.slice(0, end), sql: part.slice(end) };
    });
}

/** Returns a text for each broken rule. */
export async function findBrokenRules(client: Client, rules = readRules()): Promise<string[]> {
  const broken: string[] = [];
  for (const { says, sql } of rules) {
    const { rows } = await client.query(sql);
    if (rows.length > 0) broken.push(`not true: ${says} (${rows.length} rows, first ${JSON.stringify(rows[0])})`);
  }
  return broken;
}

async function main(): Promise<void> {
  const client = new Client({ connectionString: process.env['DATABASE_URL'] });
  await client.connect();
  const broken = await findBrokenRules(client);
  await client.end();
  process.stdout.write(broken.length > 0 ? `${broken.join('\n')}\n` : `${readRules().length} rules hold.\n`);
  if (broken.length > 0) process.exitCode = 1;
}

if (require.main === module) void main();
