/** Writes the content of the shop to a file, and reads it from one: what Vendure's administration does not know. */
import { readFileSync, writeFileSync } from 'node:fs';
import { bootstrapWorker, TransactionalConnection } from '@vendure/core';
import type { INestApplicationContext } from '@nestjs/common';
import { readCommandLine } from '../../tools/command/commandLine';
import { errorCodeOf, StartError } from '../../tools/command/startError';
import { createConfig } from './config';
import { formatContent, parseContent } from './content/contentFile';
import { ContentMistakes, importContent } from './content/importContent';
import { readContent } from './content/readContent';
import { assertReachable } from './database/assertReachable';
import { readSettings } from './settings';
import { endWithFailure, SettingsError } from './startFailure';
import { runInTransaction } from './store/runInTransaction';

const printToStderr = (text: string) => void process.stderr.write(`${text}\n`);

/** `-` is standard input. */
function readContentFile(file: string): string {
  try {
    return readFileSync(file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    throw new SettingsError(`${file} cannot be read (${String(errorCodeOf(error))}).`);
  }
}

/** `-` is standard output, which takes a text of more than 64 kB in parts. */
async function writeContentFile(file: string, text: string): Promise<void> {
  try {
    if (file === '-')
      await new Promise<void>((resolve, reject) => {
        process.stdout.write(text, (error) => (error ? reject(error) : resolve()));
      });
    else writeFileSync(file, text);
  } catch (error) {
    throw new SettingsError(`${file} cannot be written (${String(errorCodeOf(error))}).`);
  }
}

async function exportTo(app: INestApplicationContext, file: string): Promise<void> {
  const { rawConnection } = app.get(TransactionalConnection);
  const { parts, products } = await runInTransaction(rawConnection, 'read', {}, ({ query }) => readContent(query));
  const visibleProducts = products.filter(({ isDeleted }) => !isDeleted).map(({ details }) => details);
  await writeContentFile(file, formatContent({ ...parts, products: visibleProducts }));
  printToStderr(`Wrote the content with ${visibleProducts.length} products.`);
}

async function importFrom(app: INestApplicationContext, text: string, isCheck: boolean): Promise<void> {
  const parsed = parseContent(text);
  if ('mistakes' in parsed) throw new ContentMistakes(parsed.mistakes);
  const changed = await importContent(app, parsed.content, { isCheck });
  if (changed.length === 0) printToStderr('Nothing differs.');
  else printToStderr(`${isCheck ? 'Would change' : 'Changed'}: ${changed.join(', ')}.`);
}

function readArguments() {
  const { operands, flags } = readCommandLine({
    command: 'npm run content',
    about: `Writes the content of the shop to a JSON file, or reads it from one: categories, banners, campaigns, articles, coupons, codes, the
record of the shop, and what the administration does not know of products. "npm run content" is for the folder backend.`,
    operands: {
      usage: 'export FILE | import FILE',
      about: `"import" checks everything first, and changes nothing unless all is valid. Running servers show the new content within a
second. FILE can be "-": standard output, standard input.`,
    },
    options: { check: { about: 'only with import: check the file and say what would change' } },
    environment: { DATABASE_URL: 'the database', ADMIN_PASSWORD: 'as for the server' },
  });
  const [action = '', file = '', ...rest] = operands;
  const isCheck = flags.has('check');
  if (!['export', 'import'].includes(action) || file === '' || rest.length > 0 || (isCheck && action === 'export'))
    throw new SettingsError(
      'Expected "export FILE" or "import FILE [--check]". "npm run content -- --help" says more.',
    );
  return { isImport: action === 'import', file, isCheck };
}

async function main(): Promise<void> {
  const { isImport, file, isCheck } = readArguments();
  // Before the database: a file that is not there is said at once.
  const text = isImport ? readContentFile(file) : '';
  await assertReachable(readSettings(process.env).databaseUrl);
  const { app } = await bootstrapWorker(createConfig());
  try {
    await (isImport ? importFrom(app, text, isCheck) : exportTo(app, file));
  } finally {
    await app.close();
  }
}

/** What the operator can do about an error. */
function describeContentError(error: unknown): unknown {
  if (error instanceof StartError) return new SettingsError(error.message);
  if (!(error instanceof ContentMistakes)) return error;
  return new SettingsError(
    `${error.mistakes.map(({ field, says }) => `${field}: ${says}`).join('\n')}\nNothing was changed.`,
  );
}

main().then(
  () => process.exit(0),
  (error: unknown) => endWithFailure(describeContentError(error)),
);
