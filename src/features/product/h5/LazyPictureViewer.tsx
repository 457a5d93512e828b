import type { PictureViewerProps } from '@/features/product/components/reviewKit';
import { useCodeOnOpen } from '@/platform/useCodeOnOpen';
import { lazyComponent } from '@/components/lazyComponent';

const Viewer = lazyComponent(() =>
  import(/* webpackChunkName: "pictures-h5" */ './PictureViewer').then((code) => code.default),
);

/** The picture viewer, whose code is loaded when it opens. */
export function PictureViewer(props: PictureViewerProps) {
  const isReady = useCodeOnOpen(Viewer.load, props.modal);
  return props.modal.isOpen && isReady ? <Viewer {...props} /> : null;
}
