/** Compiles the inline scripts of the page with constants of the build. */
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { baseUrlDefines, readBaseUrls } from '../config/baseUrls';
import { esbuildTargets } from './browsers/targets';
import { projectFolder } from '../command/run';
import { loadShop, shopDefines } from '../config/shopConfig';

/**
 * Bundles the script `src/<path>` into minified text for a `script` element. `constants` replaces its declared
 * constants by JSON values. Throws the errors of esbuild.
 */
export function compileInlineScript(path: string, constants: Readonly<Record<string, unknown>> = {}): string {
  const defines = { ...shopDefines(loadShop()), ...baseUrlDefines(readBaseUrls()), ...constants };
  const literals = Object.entries(defines).map(([name, value]) => [name, JSON.stringify(value) ?? 'undefined']);
  const { outputFiles } = buildSync({
    entryPoints: [join(projectFolder, 'src', path)],
    alias: { '@': join(projectFolder, 'src') },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: [...esbuildTargets],
    charset: 'utf8',
    // The project's tsconfig.json extends a file that Umi generates, which a clean build does not have yet.
    tsconfigRaw: {},
    define: {
      ...Object.fromEntries(literals),
      'process.env.PICTURE_URL': JSON.stringify(process.env['PICTURE_URL'] ?? ''),
    },
  });
  // A closing tag in a string would end the script element.
  return (outputFiles[0]?.text ?? '').trim().replaceAll('</', '<\\/');
}

/** Compiles the script in the head (src/startup/inline/preload.ts). */
export const compilePreloadScript = (manifest: object, earlyCalls?: object, entry = ''): string =>
  compileInlineScript('startup/inline/preload.ts', {
    FILE_MANIFEST: manifest,
    EARLY_CALLS: earlyCalls,
    ENTRY: entry,
  });
