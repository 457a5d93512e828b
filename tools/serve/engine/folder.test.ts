import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { projectFolder } from '../../command/run';
import { claimFolder } from './folder';

let folder: string;
const ownerFile = () => join(folder, 'owner');

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'persimmon-claim-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A process that claims the folder at a moment in ms, says what happened, and keeps the claim until its input ends. */
const claimer = `
  const { claimFolder } = require('./tools/serve/engine/folder');
  const [folder, moment] = process.argv.slice(-2);
  while (Date.now() < Number(moment));
  try { claimFolder(folder); console.log('claimed'); } catch (error) { console.log(error.message); }
  process.stdin.resume().once('end', () => process.exit());
`;

/** Starts processes that claim the folder at the same moment. Returns what each said. */
async function claimTogether(count: number): Promise<string[]> {
  // Later than the slowest of them needs to load the module.
  const moment = String(Date.now() + 4_000);
  const children = Array.from({ length: count }, () =>
    spawn(process.execPath, ['--import', 'tsx', '-e', claimer, folder, moment], { cwd: projectFolder }),
  );
  const said = await Promise.all(
    children.map(async (child) => String(((await once(child.stdout, 'data')) as [Buffer])[0]).trim()),
  );
  await Promise.all(
    children.map(async (child) => {
      const ended = once(child, 'exit');
      child.stdin.end();
      await ended;
    }),
  );
  return said.toSorted();
}

/** The number of a process that has ended. */
async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  return child.pid ?? 0;
}

test('of processes that claim a folder at the same moment one gets it', async () => {
  const said = await claimTogether(4);
  expect(said.filter((text) => text === 'claimed')).toHaveLength(1);
  for (const text of said.filter((one) => one !== 'claimed'))
    expect(text).toMatch(
      /^The engine in .* is running \(process \d+\)\. Stop it first\.|at this moment\. Start again\.$/,
    );
}, 60_000);

test('one of them takes over the claim of a process that has ended', async () => {
  writeFileSync(ownerFile(), String(await endedProcess()));
  expect((await claimTogether(4)).filter((text) => text === 'claimed')).toHaveLength(1);
}, 60_000);

test('a claim that a killed process left empty is taken over', () => {
  writeFileSync(ownerFile(), '');
  const release = claimFolder(folder);
  expect(readFileSync(ownerFile(), 'utf8')).toBe(String(process.pid));
  expect(readdirSync(folder)).toEqual(['owner']);
  release();
  expect(readdirSync(folder)).toEqual([]);
});

test('a folder that a running process has claimed is refused', () => {
  writeFileSync(ownerFile(), String(process.ppid));
  const message = `The engine in ${folder} is running (process ${process.ppid}). Stop it first.`;
  expect(() => claimFolder(folder)).toThrow(message);
  expect(readFileSync(ownerFile(), 'utf8')).toBe(String(process.ppid));
});

test('what a start left that was killed while it took a claim over is named', async () => {
  for (const name of ['owner', 'owner.taken']) writeFileSync(join(folder, name), String(await endedProcess()));
  expect(() => claimFolder(folder)).toThrow(
    `A start of the engine in ${folder} was killed in its first moment. Delete ${ownerFile()}.taken and start again.`,
  );
});
