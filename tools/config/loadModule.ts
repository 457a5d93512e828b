/** Runs TypeScript modules, in any process: Umi, Jest and Playwright load TypeScript in different ways. */
import { runInNewContext } from 'node:vm';
import { buildSync, type BuildOptions } from 'esbuild';

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

/** The exports of the module `file` as JSON holds them. */
export const loadModule = (file: string): Readonly<Record<string, unknown>> => load({ entryPoints: [file] }, {});

/** The exports of a module with this text, whose imports begin in `folder`. Its code reads `globals`. */
export const loadCode = (
  text: string,
  folder: string,
  globals: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> => load({ stdin: { contents: text, resolveDir: folder, loader: 'ts' } }, globals);
