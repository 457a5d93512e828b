/**
 * Umi plugin: writes the reports of a production build that are outside `dist`, which is served: the chunk groups for
 * `tools/check/size.ts`, and the packages for `tools/build/notices.ts`.
 */
import type { IApi } from '@umijs/max';
import { writeReport } from './buildReports';
import type { ChunkReport, ChunkGroupReport } from './chunkReport';
import { packageOfFile } from './notices';

/** The parts of webpack's types that are used here. */
interface Module {
  /** Path of its file; also that of a style sheet. */
  nameForCondition?(): string | null;
  /** The modules that webpack joined to this one. */
  readonly modules?: Iterable<Module>;
}
interface Chunk {
  readonly files: Iterable<string>;
}
interface ChunkGroup {
  readonly name?: string | null;
  readonly chunks: readonly Chunk[];
  getChildren(): readonly ChunkGroup[];
}
interface Compilation {
  readonly modules: Iterable<Module>;
  readonly chunkGroups: readonly ChunkGroup[];
  readonly chunkGraph: {
    getChunkModulesIterable(chunk: Chunk): Iterable<Module>;
    getNumberOfModuleChunks(module: Module): number;
  };
}

/** Name and version of the npm packages in modules; files of this project have none. */
function packagesIn(modules: Iterable<Module>): string[] {
  const filesOf = (module: Module): string[] =>
    module.modules ? [...module.modules].flatMap(filesOf) : [module.nameForCondition?.() ?? []].flat();
  const files = new Set([...modules].flatMap(filesOf));
  return [...new Set([...files].flatMap((file) => packageOfFile(file) ?? []))].sort();
}

function chunkReport({ chunkGroups, chunkGraph }: Compilation): ChunkReport {
  const groups = chunkGroups.map((group): ChunkGroupReport => {
    const modules = group.chunks.flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)]);
    return {
      name: group.name ?? undefined,
      files: group.chunks.flatMap((chunk) => [...chunk.files]),
      packages: [...new Set(packagesIn(modules).map((one) => one.replace(/ .*$/, '')))],
      children: group.getChildren().map((child) => chunkGroups.indexOf(child)),
    };
  });
  return { groups };
}

export default (api: IApi) => {
  api.onBuildComplete(({ err, stats }: { err?: unknown; stats?: { readonly compilation: unknown } }) => {
    if (err || !stats) return;
    // webpack's own type of a module lacks the fields of the kinds of modules.
    const compilation = stats.compilation as Compilation;
    writeReport('chunks', chunkReport(compilation));
    const used = [...compilation.modules].filter((one) => compilation.chunkGraph.getNumberOfModuleChunks(one) > 0);
    writeReport('packages', packagesIn(used));
  });
};
