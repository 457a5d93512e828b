/** The chunk groups of the last production build. Written by umiPluginReports.ts. */
import { existsSync, readFileSync } from 'node:fs';
import { reportFile } from './buildReports';
import { StartError } from '../command/startError';

/** Chunks that are loaded together: the entry, or the chunks of one `import()`. */
export interface ChunkGroupReport {
  readonly name: string | undefined;
  /** Paths in `dist`, including style sheets. */
  readonly files: readonly string[];
  /** npm packages with modules in the group. */
  readonly packages: readonly string[];
  /** Indexes of the groups that it can load later. */
  readonly children: readonly number[];
}

export interface ChunkReport {
  readonly groups: readonly ChunkGroupReport[];
}

/** Reads the report of the last build. Throws StartError when there is none. */
export function readChunkReport(): ChunkReport {
  const file = reportFile('chunks');
  if (!existsSync(file)) throw new StartError('There is no build to measure. "npm run build" makes it.');
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** The group with this name. Throws StartError when there is none. */
export function chunkGroupNamed({ groups }: ChunkReport, name: string): ChunkGroupReport {
  const group = groups.find((one) => one.name === name);
  if (!group) throw new StartError(`The build has no chunk named ${name}. The names are in tools/check/size.ts.`);
  return group;
}

/** The groups and all groups that they can load, directly or indirectly. */
export function chunksReachableFrom({ groups }: ChunkReport, starts: readonly ChunkGroupReport[]): ChunkGroupReport[] {
  const reached = new Set<ChunkGroupReport>();
  const visit = (group: ChunkGroupReport) => {
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
