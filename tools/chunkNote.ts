/** What a production build left behind: its chunks as the loader sees them. Written by umiPluginChunks.ts. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectFolder } from './run';
import { StartError } from './startError';

/** Chunks that are loaded together: the entry, or whatever one `import()` brings. */
export interface GroupNote {
  readonly name: string | undefined;
  /** Below `dist`, styles included. */
  readonly files: readonly string[];
  /** npm packages whose modules are in it. */
  readonly packages: readonly string[];
  /** Indexes of the groups that it may load later. */
  readonly children: readonly number[];
}

export interface ChunkNote {
  readonly groups: readonly GroupNote[];
}

/** The note of the last build. Throws StartError when there was none. */
export function readChunkNote(): ChunkNote {
  const file = join(projectFolder, 'node_modules/.cache/persimmon/chunks.json');
  if (!existsSync(file)) throw new StartError('There is no build to measure. "npm run build" makes it.');
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The group of that name. Throws StartError when the build made none. */
export function groupNamed({ groups }: ChunkNote, name: string): GroupNote {
  const group = groups.find((one) => one.name === name);
  if (!group) throw new StartError(`The build has no chunk named ${name}. The names are in tools/size.ts.`);
  return group;
}

/** The groups themselves and everything that they may load, however late. */
export function reachableFrom({ groups }: ChunkNote, starts: readonly GroupNote[]): GroupNote[] {
  const reached = new Set<GroupNote>();
  const visit = (group: GroupNote) => {
    if (reached.has(group)) return;
    reached.add(group);
    for (const child of group.children) {
      const next = groups[child];
      if (next) visit(next);
    }
  };
  starts.forEach(visit);
  return [...reached];
}
