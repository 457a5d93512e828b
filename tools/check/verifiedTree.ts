/** Which state of the project has passed `npm run verify`, and whether it is the present one. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { projectFolder } from '../command/run';

/** `all`: `npm run verify -- --all`. */
export type VerifyScope = 'storefront' | 'all';

interface VerifiedTree {
  /** Hash of the tree as git names it. */
  readonly tree: string;
  readonly scope: VerifyScope;
  /** ISO 8601. */
  readonly at: string;
}

/** An ignored file beside the results of builds. */
const verifiedFileOf = (project: string) => join(project, '.build/verified.json');

/** Git's hash of all files of the project that are not ignored, committed or not. The index of the project stays as it is. */
export function treeHash(project = projectFolder): string {
  const folder = mkdtempSync(join(tmpdir(), 'persimmon-tree-'));
  const index = join(folder, 'index');
  const git = (...args: string[]) =>
    execFileSync('git', args, {
      cwd: project,
      encoding: 'utf8',
      env: { ...process.env, GIT_INDEX_FILE: index },
    }).trim();
  try {
    const own = git('rev-parse', '--git-path', 'index');
    // With the times of the files in it, unchanged ones are not read again.
    if (existsSync(join(project, own))) copyFileSync(join(project, own), index);
    git('add', '--all');
    return git('write-tree');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Notes that the tree has passed. `tree` is that of the beginning: what changed meanwhile was not tested. */
export function storeVerifiedTree(tree: string, scope: VerifyScope, project = projectFolder): void {
  mkdirSync(dirname(verifiedFileOf(project)), { recursive: true });
  writeFileSync(
    verifiedFileOf(project),
    JSON.stringify({ tree, scope, at: new Date().toISOString() } satisfies VerifiedTree),
  );
}

/** Whether the present tree has passed, and one line that says so. */
export function verifiedStatus(project = projectFolder): { readonly isVerified: boolean; readonly text: string } {
  const file = verifiedFileOf(project);
  if (!existsSync(file)) return { isVerified: false, text: 'Nothing has passed "npm run verify" here yet.' };
  const { tree, scope, at }: VerifiedTree = JSON.parse(readFileSync(file, 'utf8'));
  const command = scope === 'all' ? 'npm run verify -- --all' : 'npm run verify';
  return tree === treeHash(project)
    ? { isVerified: true, text: `This state of the files passed "${command}" at ${at}.` }
    : { isVerified: false, text: `The files have changed since "${command}" passed at ${at}.` };
}
