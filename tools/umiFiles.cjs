/**
 * Webpack loader that changes one generated file of Umi: the routes use `lazyPage` of `src/startup/lazyPages.ts`
 * instead of React's `lazy`, which shows a placeholder for at least 300 ms. Umi has no option for it. The file on disk
 * is not changed, and the build fails when Umi generates it differently. Remove it when React shows a Suspense
 * fallback no longer than the code takes to load: https://github.com/facebook/react/issues/31819 and
 * https://github.com/facebook/react/issues/36569.
 */
const file = /[\\/]core[\\/]route\.tsx$/;

function replaceRequired(source, pattern, replacement) {
  const changed = source.replace(pattern, replacement);
  if (changed === source) throw new Error(`Umi generates route.tsx differently: it does not match ${pattern}.`);
  return changed;
}

/** Returns the source of route.tsx with `lazyPage` instead of `React.lazy`. Throws when the source does not match. */
function umiFiles(source) {
  const imported = replaceRequired(
    source,
    "import React from 'react';",
    "import { lazyPage } from '@/startup/lazyPages';",
  );
  return replaceRequired(imported, /'([^']+)': React\.lazy\(/g, "'$1': lazyPage('$1', ");
}

module.exports = Object.assign(umiFiles, { file });
