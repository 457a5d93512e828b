/**
 * `npm run openapi` writes `public/openapi.json` from the contract. `npm run openapi -- --check` fails when that file is
 * stale.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCommandLine } from '../command/commandLine';
import { openApiDocument } from './openapi/document';
import { captureExamples } from './openapi/examples';
import { projectFolder } from '../command/run';
import { runCommand, StartError } from '../command/startError';

const openApiFile = join(projectFolder, 'public', 'openapi.json');

/** The current document as text. */
export function openApiText(): string {
  const { version }: { version: string } = JSON.parse(readFileSync(join(projectFolder, 'package.json'), 'utf8'));
  return `${JSON.stringify(openApiDocument(version, captureExamples()), null, 2)}\n`;
}

if (require.main === module) {
  runCommand(() => {
    const { flags } = readCommandLine({
      command: 'npm run openapi',
      about: 'Writes public/openapi.json from the contract.',
      options: { check: { about: 'write nothing; fail when the file differs from the contract' } },
    });
    const text = openApiText();
    const isFresh = existsSync(openApiFile) && readFileSync(openApiFile, 'utf8') === text;
    if (flags.has('check')) {
      if (!isFresh)
        throw new StartError('public/openapi.json differs from the contract. "npm run openapi" writes it again.');
      process.stdout.write('public/openapi.json matches the contract.\n');
      return;
    }
    mkdirSync(join(projectFolder, 'public'), { recursive: true });
    writeFileSync(openApiFile, text);
    process.stdout.write(`${isFresh ? 'Unchanged' : 'Written'}: public/openapi.json\n`);
  });
}
