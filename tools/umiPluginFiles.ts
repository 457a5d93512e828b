/** Umi plugin: has webpack read some of Umi's generated files with the changes of `tools/umiFiles.cjs`. */
import { join } from 'node:path';
import type { IApi } from '@umijs/max';
import { files } from './umiFiles.cjs';

export default (api: IApi) => {
  api.chainWebpack((memo) => {
    memo.module
      .rule('umi-files')
      .test(files)
      .include.add(api.paths.absTmpPath)
      .end()
      .enforce('pre')
      .use('umi-files')
      .loader(join(__dirname, 'umiFiles.cjs'));
    return memo;
  });
};
