/** Umi plugin: the built page starts with `src/entry.ts`, which starts Umi's own entry. */
import { join } from 'node:path';
import type { IApi } from '@umijs/max';

export default (api: IApi) => {
  api.chainWebpack((memo, { env }) => {
    if (env === 'production') memo.entry('umi').clear().add(join(api.paths.absSrcPath, 'entry.ts'));
    return memo;
  });
};
