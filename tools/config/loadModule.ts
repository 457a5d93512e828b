/** Runs a TypeScript module, in any process: Umi, Jest and Playwright load TypeScript in different ways. */
import { runInNewContext } from 'node:vm';
import { buildSync } from 'esbuild';

/** The exports of the module `file` as JSON holds them. */
export function loadModule(file: string): Readonly<Record<string, unknown>> {
  const { outputFiles } = buildSync({
    entryPoints: [file],
    bundle: true,
    write: false,
    platform: 'node',
    format: 'iife',
    globalName: 'loaded',
    tsconfigRaw: {},
    logLevel: 'silent',
  });
  const exported: unknown = runInNewContext(`${outputFiles[0]?.text ?? ''};JSON.stringify(loaded)`, { process });
  return typeof exported === 'string' ? (JSON.parse(exported) as Record<string, unknown>) : {};
}
