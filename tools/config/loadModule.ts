/** Runs TypeScript modules, in any process: Umi, Jest and Playwright load TypeScript in different ways. */
import { relative } from 'node:path';
import { runInNewContext } from 'node:vm';
import { buildSync, type BuildFailure, type BuildOptions } from 'esbuild';
import { projectFolder } from '../command/run';
import { StartError } from '../command/startError';
import { cutText } from './configErrors';

const isBuildFailure = (error: unknown): error is BuildFailure =>
  typeof error === 'object' && error !== null && 'errors' in error && Array.isArray(error.errors);

/** Describes in one line why a module cannot be bundled or run. */
function describeFailure(error: unknown): string {
  if (!isBuildFailure(error)) return String(error);
  const [first] = error.errors;
  const { line, lineText = '' } = first?.location ?? {};
  return `${line === undefined ? '' : `line ${line}: `}${first?.text ?? error.message}: ${cutText(lineText.trim())}`;
}

function load(entry: BuildOptions, globals: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { outputFiles } = buildSync({
    ...entry,
    bundle: true,
    write: false,
    platform: 'node',
    format: 'iife',
    globalName: 'loaded',
    tsconfigRaw: {},
    logLevel: 'silent',
  });
  const script = outputFiles?.[0]?.text ?? '';
  const exported: unknown = runInNewContext(`${script};JSON.stringify(loaded)`, { process, ...globals });
  return typeof exported === 'string' ? (JSON.parse(exported) as Record<string, unknown>) : {};
}

/** The exports of the module `file` as JSON holds them. Throws StartError with one line when the module cannot be run. */
export function loadModule(file: string): Readonly<Record<string, unknown>> {
  try {
    return load({ entryPoints: [file] }, {});
  } catch (error) {
    throw new StartError(`${relative(projectFolder, file)}: ${describeFailure(error).split('\n')[0] ?? ''}`);
  }
}

/** The exports of a module with this text, whose imports begin in `folder`. Its code reads `globals`. */
export const loadCode = (
  text: string,
  folder: string,
  globals: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => load({ stdin: { contents: text, resolveDir: folder, loader: 'ts' } }, globals);
