/**
 * Changes to files that Umi generates, made while they are read: on the disk they stay Umi's own, where a file rewritten after
 * each save of a page would be two changes more to compile. Each fails when Umi writes the file in another way than expected.
 */

/** Replaces what must be there. */
function replaced(source, pattern, replacement) {
  const changed = source.replace(pattern, replacement);
  if (changed === source) throw new Error(`Umi generates a file in another way than expected: there is no ${pattern}.`);
  return changed;
}

const changes = [
  {
    // `src/lazyPages.ts` makes the pages of the routes, and not React's `lazy`, which keeps whoever opens one waiting.
    file: /[\\/]core[\\/]route\.tsx$/,
    change: (source) => replaced(replaced(source, "import React from 'react';", "import { lazyPage } from '@/lazyPages';"), /'([^']+)': React\.lazy\(/g, "'$1': lazyPage('$1', "),
  },
  {
    // What `getInitialState` of this app answers is there at once. Asked for in an effect, it would have the app drawn a second time,
    // and that time in one go.
    file: /[\\/]plugin-initialState[\\/]@@initialState\.ts$/,
    change: (source) =>
      replaced(replaced(source, 'useState(initState)', 'useState(() => ({ ...initState, initialState: getInitialState(), loading: false }))'), /useEffect\(\(\) => \{\s*refresh\(\);\s*\}, \[\]\);/, ''),
  },
  {
    // Umi's own link can load pages before they are asked for, in ways that this app does not use (src/nextPage.ts does it). For that
    // each of them listens, holds four hooks and runs two effects with every drawing. While developing, packages are bundled one by one,
    // and the router's own link would be that of another router.
    isForProduction: true,
    file: /[\\/]\.umi[\w-]*[\\/]exports\.ts$/,
    change: (source) => `${replaced(source, /\bLink, /, '')}\nexport { Link } from 'react-router-dom';\n`,
  },
  {
    // So nothing waits for it either.
    file: /[\\/]plugin-initialState[\\/]Provider\.tsx$/,
    change: (source) => replaced(replaced(source, /const appLoaded[^]*(?=return props\.children)/, ''), "import { useModel } from '@@/plugin-model';", ''),
  },
];

/** The change that a file needs, or undefined. */
const changeFor = (path) => changes.find(({ file }) => file.test(path))?.change;

/** Webpack loader for the files that need a change. */
function umiFiles(source) {
  const { isForProduction, change } = changes.find(({ file }) => file.test(this.resourcePath));
  return isForProduction && this.mode !== 'production' ? source : change(source);
}

module.exports = Object.assign(umiFiles, { changeFor, files: changes.map(({ file }) => file) });
