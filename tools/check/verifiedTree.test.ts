import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { storeVerifiedTree, treeHash, verifiedStatus } from './verifiedTree';

let project: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], {
    cwd: project,
    encoding: 'utf8',
  });
const put = (name: string, text: string) => writeFileSync(join(project, name), text);

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'persimmon-verified-'));
  git('init', '--quiet');
  put('.gitignore', '.build/\n');
  put('shop.ts', 'one');
});
afterEach(() => rmSync(project, { recursive: true }));

test('the hash is that of all files that are not ignored, committed or not', () => {
  const before = treeHash(project);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'first');
  expect([before, treeHash(project)]).toEqual(Array(2).fill(git('rev-parse', 'HEAD^{tree}').trim()));
  put('new.ts', 'two');
  expect(treeHash(project)).not.toBe(before);
  // Nothing was staged by it.
  expect(git('status', '--porcelain')).toBe('?? new.ts\n');
});

test('says whether the present files have passed', () => {
  jest.useFakeTimers({ now: new Date('2026-03-01T10:00:00Z'), doNotFake: ['performance'] });
  expect(verifiedStatus(project)).toEqual({
    isVerified: false,
    text: 'Nothing has passed "npm run verify" here yet.',
  });
  const tree = treeHash(project);
  storeVerifiedTree(tree, 'all', project);
  expect(verifiedStatus(project)).toEqual({
    isVerified: true,
    text: 'This state of the files passed "npm run verify -- --all" at 2026-03-01T10:00:00.000Z.',
  });
  put('shop.ts', 'two');
  storeVerifiedTree(tree, 'storefront', project);
  expect(verifiedStatus(project)).toEqual({
    isVerified: false,
    text: 'The files have changed since "npm run verify" passed at 2026-03-01T10:00:00.000Z.',
  });
  put('shop.ts', 'one');
  expect(verifiedStatus(project).isVerified).toBe(true);
  jest.useRealTimers();
});
