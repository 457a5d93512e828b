/** Umi plugin: writes the list of the packages that a production build contains (`reportFile('packages')`). */
import type { IApi } from '@umijs/max';
import { writeReport } from './buildReports';
import { packageOfFile } from './notices';

interface Module {
  readonly resource?: string;
  /** The modules that webpack joined to this one. */
  readonly modules?: readonly Module[];
}
interface Compilation {
  readonly modules: Iterable<Module>;
  readonly chunkGraph: { getNumberOfModuleChunks(module: Module): number };
}

const filesOf = ({ resource, modules }: Module): readonly string[] =>
  modules ? modules.flatMap(filesOf) : resource ? [resource] : [];

export default function notices(api: IApi): void {
  api.onBuildComplete(({ err, stats }: { err?: unknown; stats?: { readonly compilation: unknown } }) => {
    if (err || !stats) return;
    // webpack's own type of a module lacks the fields of the kinds of modules.
    const { modules, chunkGraph } = stats.compilation as Compilation;
    const files = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0).flatMap(filesOf);
    const packages = new Set(files.flatMap((file) => packageOfFile(file) ?? []));
    writeReport('packages', [...packages].sort());
  });
}
