/** Umi plugin: applies the loader `tools/build/umiFiles.cjs` to Umi's generated routes. */
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { file } from './umiFiles.cjs';

export default (api: IApi) => {
  api.chainWebpack((memo) => {
    memo.module
      .rule('umi-files')
      .test(file)
      .include.add(api.paths.absTmpPath)
      .end()
      .enforce('pre')
      .use('umi-files')
      .loader(join(__dirname, 'umiFiles.cjs'));
    return memo;
  });
};
