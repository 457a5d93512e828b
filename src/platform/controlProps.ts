/** Props of the controls that both UI kits have and that components of both platforms receive. */
import type { FunctionComponent, ReactNode } from 'react';

/** A quantity that is typed, or changed by one with its buttons. */
export interface QuantityProps {
  value: number;
  /** The largest quantity. */
  max: number;
  label: string;
  /** The label is only for screen readers. */
  isLabelHidden?: boolean;
  /** Why the quantity cannot be increased; empty while it can. */
  limit?: string;
  isDisabled?: boolean;
  /** Called on blur and on Enter, not for each figure. */
  onChange: (value: number) => void;
}

export interface CheckboxProps {
  name: string;
  /** Id, `checked` and `onChange` may come from a form item, which needs `valuePropName="checked"`. */
  id?: string;
  checked?: boolean;
  /** Some of several are ticked. */
  indeterminate?: boolean;
  disabled?: boolean;
  onChange?: (checked: boolean) => void;
  /** The label. */
  children?: ReactNode;
}

/** The checkbox of a UI kit. */
export type CheckboxControl = FunctionComponent<CheckboxProps>;

export interface SwitchProps {
  /** The accessible name, unless `labelledBy` is the id of the label. */
  label?: string;
  labelledBy?: string;
  describedBy?: string;
  /** `checked` and `onChange` may come from a form item, which needs `valuePropName="checked"`. */
  checked?: boolean;
  disabled?: boolean;
  onChange?: (checked: boolean) => void;
}

export interface StepsProps {
  /** Name of the list for screen readers. */
  label: string;
  steps: readonly { name: string; state: 'done' | 'now' | 'open' | 'failed' }[];
}

/** The steps of a process, from left to right. */
export type StepsControl = FunctionComponent<StepsProps>;

/** The frame of a row that can be removed; on the phone a swipe uncovers the removal. */
export type FrameControl = FunctionComponent<{ className?: string; onRemove: () => void; children: ReactNode }>;
