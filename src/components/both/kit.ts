/**
 * What a face lends to the pieces that both faces show: its own button and its own panel over the page. The pieces are
 * written once and stay as much at home on the phone as on the desktop.
 */
import type { ComponentType, ReactNode } from 'react';
import type { Layer } from '@/hooks/useLayer';
import type { Face } from '@/routes';

export interface KitButtonProps {
  /** What it weighs: an ordinary way, the one action of its place, or what cannot be taken back. */
  tone?: 'plain' | 'primary' | 'danger';
  isLarge?: boolean;
  /** As wide as its place. */
  isWide?: boolean;
  /** Sends the form that it stands in. */
  isSubmit?: boolean;
  isBusy?: boolean;
  /** Stands on it while it is busy. */
  busyWords?: string;
  isDisabled?: boolean;
  /** It keeps the focus and says that it cannot be pressed just now. */
  isResting?: boolean;
  /** The safe choice of a dangerous panel: it has the focus when the panel opens. */
  isSafe?: boolean;
  onClick?: () => void;
  children: ReactNode;
}

export interface KitPanelProps {
  layer: Layer;
  title: string;
  /** Stays below the scrolling content: the actions. */
  footer?: ReactNode;
  /** CSS pixels, where a panel does not take the width of the screen. */
  width?: number;
  children: ReactNode;
}

export interface Kit {
  face: Face;
  Button: ComponentType<KitButtonProps>;
  /** Bound to a layer: Back, Escape, the veil and the cross close it. */
  Panel: ComponentType<KitPanelProps>;
}
