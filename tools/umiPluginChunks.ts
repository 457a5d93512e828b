/**
 * Umi plugin: after a production build, writes down which chunk loads which and what is in them, for `tools/size.ts`.
 * The note stays out of `dist`, which is served.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { IApi } from '@umijs/max';
import type { ChunkNote, GroupNote } from './chunkNote';

/** The little of webpack's objects that is read here. */
interface WebpackModule {
  nameForCondition(): string | null;
  modules?: Iterable<WebpackModule>;
}
interface WebpackChunk {
  readonly files: Iterable<string>;
}
interface WebpackGroup {
  readonly name?: string | null;
  readonly chunks: readonly WebpackChunk[];
  getChildren(): readonly WebpackGroup[];
}
interface Compilation {
  readonly chunkGroups: readonly WebpackGroup[];
  readonly chunkGraph: { getChunkModulesIterable(chunk: WebpackChunk): Iterable<WebpackModule> };
}

/** The package of a file in node_modules (the innermost one), or undefined for our own. */
function packageOf(file: string): string | undefined {
  const [, name] = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file) ?? [];
  return name?.replace('\\', '/');
}

function packagesIn(modules: Iterable<WebpackModule>): string[] {
  return [...modules].flatMap((module) => [packageOf(module.nameForCondition() ?? '') ?? [], packagesIn(module.modules ?? [])].flat());
}

function noteOf({ chunkGroups, chunkGraph }: Compilation): ChunkNote {
  const groups = chunkGroups.map((group): GroupNote => {
    const packages = group.chunks.flatMap((chunk) => packagesIn(chunkGraph.getChunkModulesIterable(chunk)));
    return {
      name: group.name ?? undefined,
      files: group.chunks.flatMap((chunk) => [...chunk.files]),
      packages: [...new Set(packages)].sort(),
      children: group.getChildren().map((child) => chunkGroups.indexOf(child)),
    };
  });
  return { groups };
}

export default (api: IApi) => {
  api.onBuildComplete(({ err, stats }) => {
    if (err || !stats) return;
    const file = join(api.paths.absNodeModulesPath, '.cache/persimmon/chunks.json');
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(noteOf(stats.compilation)));
  });
};
