/** The shells: what stands around the pages of a face. */
import { lazyPart } from '@/lazyPart';

export const shells = {
  h5: lazyPart(() => import(/* webpackChunkName: "shell-h5" */ './h5').then((code) => code.default)),
  pc: lazyPart(() => import(/* webpackChunkName: "shell-pc" */ './pc').then((code) => code.default)),
};
