/**
 * Umi plugin: writes the chunk groups of a production build for `tools/check/size.ts`. The report is outside `dist`, which
 * is served.
 */
import type { IApi } from '@umijs/max';
import { writeReport } from './buildReports';
import type { ChunkReport, ChunkGroupReport } from './chunkReport';

/** The parts of webpack's types that are used here. */
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

/** The npm package of a file in node_modules (the innermost one), or undefined for a file of this project. */
function packageOf(file: string): string | undefined {
  const [, name] = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(file) ?? [];
  return name?.replace('\\', '/');
}

function packagesIn(modules: Iterable<WebpackModule>): string[] {
  return [...modules].flatMap((module) =>
    [packageOf(module.nameForCondition() ?? '') ?? [], packagesIn(module.modules ?? [])].flat(),
  );
}

function reportOf({ chunkGroups, chunkGraph }: Compilation): ChunkReport {
  const groups = chunkGroups.map((group): ChunkGroupReport => {
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
    writeReport('chunks', reportOf(stats.compilation));
  });
};
