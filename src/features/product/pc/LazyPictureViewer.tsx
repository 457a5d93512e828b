import type { PictureViewerProps } from '@/features/product/components/reviewKit';
import { useCodeOnOpen } from '@/platform/useCodeOnOpen';
import { lazyComponent } from '@/components/lazyComponent';

const Viewer = lazyComponent(() =>
  import(/* webpackChunkName: "pictures-pc" */ './PictureViewer').then((code) => code.default),
);

/** The picture viewer, whose code is loaded with the first press of the customer. It stays, to give the focus back when it closes. */
export function PictureViewer(props: PictureViewerProps) {
  const isReady = useCodeOnOpen(Viewer.load, props.modal, { preload: 'press' });
  return isReady ? <Viewer {...props} /> : null;
}
