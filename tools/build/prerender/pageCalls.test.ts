import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { pageCalls } from './pageCalls';

test.each(Object.keys(pageCalls))('%s is a page of the app', (path) => {
  expect(existsSync(resolve(__dirname, `../../../src/pages${path}/index.tsx`))).toBe(true);
});
