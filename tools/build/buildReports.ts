/** Reports of a build for tools and tests. They are outside `dist`, which is served, and replaced together with it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { projectFolder } from '../command/run';

/** The variable with the output folder of a build that is under way. Without it Umi writes into `dist`. */
export const buildFolderVariable = 'BUILD_FOLDER';

/** `files`: the files of each route. `chunks`: the chunk groups. `packages`: the npm packages in the bundle.
 * `polyfills`: the file with polyfills. */
export type ReportName = 'files' | 'chunks' | 'packages' | 'polyfills';

/** The folder of the reports of the build in `folder`, which is under way. */
export const reportsOf = (folder: string): string => `${folder}.reports`;

/** The file of a report: of the build that is under way, or else of the one in `dist`. */
export function reportFile(name: ReportName): string {
  const folder = process.env[buildFolderVariable];
  return join(folder ? reportsOf(folder) : join(projectFolder, '.build', 'reports'), `${name}.json`);
}

/** Writes a report of the build that is under way. */
export function writeReport(name: ReportName, report: unknown): void {
  mkdirSync(dirname(reportFile(name)), { recursive: true });
  writeFileSync(reportFile(name), JSON.stringify(report));
}
