/**
 * Umi plugin: has `tools/routePages.cjs` read the file in which Umi makes the pages of its routes. On the disk it stays Umi's
 * own: rewritten there, each save of a page would be two changes more to compile while developing.
 */
import { join } from 'node:path';
import type { IApi } from '@umijs/max';

export default (api: IApi) => {
  api.chainWebpack((memo) => {
    memo.module
      .rule('route-pages')
      .test(/[\\/]\.umi(-production)?[\\/]core[\\/]route\.tsx$/)
      .enforce('pre')
      .use('route-pages')
      .loader(join(__dirname, 'routePages.cjs'));
    return memo;
  });
};
