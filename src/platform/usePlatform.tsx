/** The platform whose pages are rendered, and the components that both UI kits have under different names. */
import { createContext, useContext, type FunctionComponent, type ReactElement, type ReactNode } from 'react';
import type { ModalRoute } from '@/hooks/useModalRoute';
import type { Platform } from '@/lib/routes';
import type { FormKit } from './formKit';

/** The props of both UI kits' buttons, by the names of antd and, for `color` and `loadingText`, of antd-mobile. */
export interface PlatformButtonProps {
  /** `primary`: the one main action of its screen or panel. `danger`: an action that cannot be undone. */
  color?: 'default' | 'primary' | 'danger';
  size?: 'small' | 'middle' | 'large';
  block?: boolean;
  htmlType?: 'button' | 'submit';
  loading?: boolean;
  /** Replaces the label while the button is loading. */
  loadingText?: string;
  disabled?: boolean;
  /** Keeps the focus and does nothing when pressed. */
  'aria-disabled'?: boolean;
  /** The safe choice of a dangerous panel: it gets the focus when the panel opens. */
  isSafe?: boolean;
  /** The accessible name, which begins with the text and adds what it is about. */
  'aria-label'?: string | undefined;
  onClick?: () => void;
  children: ReactNode;
}

export interface PlatformPanelProps {
  modal: ModalRoute;
  title: string;
  /** Actions below the scrolling content. */
  footer?: ReactNode;
  /** CSS pixels; used where a panel does not take the width of the screen. */
  width?: number;
  children: ReactNode;
}

export interface PlatformStateProps {
  picture?: ReactElement;
  title: ReactNode;
  text?: ReactNode;
  /** Links or buttons. */
  children?: ReactNode;
  isError?: boolean;
}

export interface PlatformOutcomeProps {
  icon: ReactElement;
  title: ReactNode;
  /** Text and details. */
  children?: ReactNode;
}

export interface PlatformCheckboxProps {
  name: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  /** Id of the label. */
  labelledBy: string;
  /** Id of the error message; undefined while there is none. */
  errorId: string | undefined;
}

export interface PlatformComponents {
  platform: Platform;
  Button: FunctionComponent<PlatformButtonProps>;
  /** A bottom sheet (h5) or a dialog (pc), bound to a modal route: Back, Escape, the backdrop and the close button close it. */
  Panel: FunctionComponent<PlatformPanelProps>;
  Checkbox: FunctionComponent<PlatformCheckboxProps>;
  /** Loads the form controls of the platform; `useFormKit` (src/platform/useFormKit.ts) calls it. */
  loadFormKit: () => Promise<FormKit>;
  /** An empty or failed state: ErrorBlock (h5), Empty or Result (pc). */
  State: FunctionComponent<PlatformStateProps>;
  /** The outcome of an action: ErrorBlock (h5), Result (pc). */
  Outcome: FunctionComponent<PlatformOutcomeProps>;
  /** The place of one row that is loading: Skeleton of the kit. */
  SkeletonRow: FunctionComponent;
}

const PlatformContext = createContext<PlatformComponents | undefined>(undefined);

/** Gives the components of one platform to everything below. */
export const PlatformProvider = PlatformContext.Provider;

/** The platform in use and its components. Throws outside a PlatformProvider. */
export function usePlatform(): PlatformComponents {
  const components = useContext(PlatformContext);
  if (!components) throw new Error('usePlatform is called outside a PlatformProvider.');
  return components;
}
