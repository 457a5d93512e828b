/** Umi plugin: the pages of the routes are made by `src/lazyPages.ts` and not by React's `lazy`, which keeps whoever opens one waiting. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { IApi } from '@umijs/max';

const theirs = /'([^']+)': React\.lazy\(/g;

export default (api: IApi) => {
  api.onGenerateFiles({
    // After Umi itself has written the file.
    stage: Number.MAX_SAFE_INTEGER,
    fn() {
      const file = join(api.paths.absTmpPath, 'core/route.tsx');
      const source = readFileSync(file, 'utf8');
      if (!theirs.test(source)) throw new Error('Umi makes the pages of its routes in another way than expected.');
      writeFileSync(file, source.replace("import React from 'react';", "import { lazyPage } from '@/lazyPages';").replace(theirs, "'$1': lazyPage('$1', "));
    },
  });
};
