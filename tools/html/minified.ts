/** Scripts that stand in the page itself. */
import { transformSync } from 'esbuild';

/** A script without what is for developers alone. Throws what esbuild throws about one that cannot be read. */
export const minified = (source: string): string => transformSync(source, { minify: true, target: 'es2020', charset: 'utf8' }).code.trim();
