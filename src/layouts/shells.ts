/** The shells of the two platforms, loaded on demand. A shell renders everything around the page. */
import { Loading } from '@/components/Loading';
import { lazyComponent } from '@/components/lazyComponent';

export const shells = {
  h5: lazyComponent(
    () => import(/* webpackChunkName: "shell-h5" */ './h5/Shell').then((code) => code.default),
    Loading,
  ),
  pc: lazyComponent(
    () => import(/* webpackChunkName: "shell-pc" */ './pc/Shell').then((code) => code.default),
    Loading,
  ),
};
