/**
 * Webpack loader that changes one generated file of Umi: the routes use `lazyRoutes` of `src/layouts/lazyPages.ts`. React's `lazy`
 * shows a placeholder for at least 300 ms, and the names and paths of all routes were 1 kB of the entry, three times each. Umi has no
 * option for it. The file on disk is not changed, and the build fails when Umi generates it differently. Remove it when React shows
 * a Suspense fallback no longer than the code takes to load: https://github.com/facebook/react/issues/31819 and
 * https://github.com/facebook/react/issues/36569.
 */
const file = /[\\/]core[\\/]route\.tsx$/;

/** The name of the layout around all pages. */
const layout = '@@/global-layout';

function assertFound(isFound, what) {
  if (!isFound) throw new Error(`Umi generates route.tsx differently: ${what}.`);
}

function replaceRequired(source, pattern, replacement) {
  const changed = source.replace(pattern, replacement);
  assertFound(changed !== source, `it does not match ${pattern}`);
  return changed;
}

/** By name, the paths that are not the name without `/index`. `lazyRoutes` derives all others. */
function specialPaths(routes) {
  const paths = {};
  for (const [name, { id, path, parentId, isLayout, ...rest }] of Object.entries(routes)) {
    const isKnown = name === layout ? isLayout && path === '/' : parentId === layout && !isLayout;
    assertFound(isKnown && id === name && Object.keys(rest).length === 0, `the route ${name} has other fields`);
    if (name !== layout && `${path}/index` !== name) paths[name] = path;
  }
  return paths;
}

/** Returns the source of route.tsx with `lazyRoutes` instead of `React.lazy`. Throws when the source does not match. */
function umiFiles(source) {
  const [table, json = ''] =
    /const routes = (\{.*\}) as const;\s+return \{\s+routes,\s+routeComponents: /.exec(source) ?? [];
  assertFound(table, 'it has no table of routes');
  const imported = replaceRequired(
    source,
    "import React from 'react';",
    "import { lazyRoutes } from '@/layouts/lazyPages';",
  );
  const derived = replaceRequired(
    imported,
    table,
    `return lazyRoutes(${JSON.stringify(specialPaths(JSON.parse(json)))}, `,
  );
  const closed = replaceRequired(derived, /\},\s+\};\s+\}\s*$/, '});\n}\n');
  return replaceRequired(closed, /': React\.lazy\((.*)\),$/gm, "': $1,");
}

module.exports = Object.assign(umiFiles, { file });
