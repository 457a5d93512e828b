import { useCodeOnOpen } from '@/platform/useCodeOnOpen';
import type { PlatformPanelProps } from '@/platform/usePlatform';
import { lazyComponent } from '@/components/lazyComponent';

const Sheet = lazyComponent(() => import(/* webpackChunkName: "sheet-h5" */ './Sheet').then((module) => module.Sheet));

interface Props extends PlatformPanelProps {
  /** The panel of the page's main action: its code is loaded soon after the page. */
  isLikely?: boolean;
}

/**
 * A panel at the bottom of the screen, bound to a modal route: Back, Escape, the backdrop and the close button close
 * it. antd-mobile's popup and its animations, 27 kB, are no part of the page: they are loaded when they are needed.
 */
export function BottomSheet({ isLikely, ...props }: Props) {
  const isReady = useCodeOnOpen(Sheet.load, props.modal, { preload: isLikely ? 'soon' : 'press' });
  return isReady ? <Sheet {...props} /> : null;
}
