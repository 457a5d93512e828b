/** A test fails on a warning or an error in the console that it did not announce (see expectConsole.ts). */
import { format } from 'node:util';
import { forgetConsole, recordConsole, unexpectedConsole } from './expectConsole';

for (const level of ['error', 'warn'] as const) {
  console[level] = (...words: unknown[]) => recordConsole(`${level}: ${format(...words)}`);
}

afterEach(() => {
  const unexpected = unexpectedConsole();
  forgetConsole();
  if (unexpected.length > 0) throw new Error(`Unexpected in the console:\n${unexpected.join('\n')}`);
});
