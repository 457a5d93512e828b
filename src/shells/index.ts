/** The code of the shells: what stands around the pages of a face. */
export const shellLoaders = {
  h5: () => import(/* webpackChunkName: "shell-h5" */ './h5'),
  pc: () => import(/* webpackChunkName: "shell-pc" */ './pc'),
};
