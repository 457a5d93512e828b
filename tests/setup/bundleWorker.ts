/** The service worker as the build bundles it. */
import { join } from 'node:path';
import { build } from 'esbuild';

/** The code of the worker with these constants of the build, or that of the worker that removes it. */
export async function bundleWorker(
  define: Readonly<Record<string, unknown>>,
  entry = 'serviceWorker.ts',
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(__dirname, '../../tools/build/worker', entry)],
    bundle: true,
    write: false,
    format: 'iife',
    define: {
      ...Object.fromEntries(Object.entries(define).map(([name, value]) => [name, JSON.stringify(value)])),
      'process.env.NODE_ENV': '"production"',
    },
  });
  return outputFiles[0]?.text ?? '';
}
