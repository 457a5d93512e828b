import { lazyComponent } from '@/components/lazyComponent';
import { LoadingRows } from '@/platform/LoadingRows';

/** The view that deletes the account. Rarely opened: the code is loaded on demand. */
export const DeleteAccount = lazyComponent(
  () => import(/* webpackChunkName: "return" */ './DeleteAccount').then((code) => code.DeleteAccount),
  () => <LoadingRows rows={4} />,
);
