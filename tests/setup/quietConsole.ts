/** Fails a test on unexpected console warnings and errors (see expectConsole.ts). */
import { format } from 'node:util';
import { resetConsole, recordConsole, unexpectedConsole } from './expectConsole';

for (const level of ['error', 'warn'] as const) {
  console[level] = (...text: unknown[]) => recordConsole(`${level}: ${format(...text)}`);
}

afterEach(() => {
  const unexpected = unexpectedConsole();
  resetConsole();
  if (unexpected.length > 0) throw new Error(`Unexpected in the console:\n${unexpected.join('\n')}`);
});
