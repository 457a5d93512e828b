/**
 * Webpack loader for the file in which Umi makes the pages of its routes: `src/lazyPages.ts` makes them, and not React's `lazy`,
 * which keeps whoever opens one waiting. Fails when Umi makes them in another way than expected.
 */
const theirs = /'([^']+)': React\.lazy\(/g;

module.exports = function routePages(source) {
  if (!theirs.test(source)) throw new Error('Umi makes the pages of its routes in another way than expected.');
  return source.replace("import React from 'react';", "import { lazyPage } from '@/lazyPages';").replace(theirs, "'$1': lazyPage('$1', ");
};
