import { Button, Checkbox } from 'antd';
import type { ReactNode } from 'react';
import type { PlatformButtonProps, PlatformCheckboxProps, PlatformComponents } from '@/platform/usePlatform';
import { Dialog } from './Dialog';
import { Outcome, SkeletonRow, State } from './states';

function PlatformButton({
  tone = 'plain',
  isLarge,
  isWide,
  isSubmit,
  isBusy,
  busyLabel,
  isDisabled,
  isResting,
  isSafe,
  onClick,
  children,
}: PlatformButtonProps) {
  return (
    <Button
      block={isWide}
      htmlType={isSubmit ? 'submit' : 'button'}
      size={isLarge ? 'large' : 'middle'}
      shape="round"
      type={tone === 'plain' ? 'default' : 'primary'}
      danger={tone === 'danger'}
      loading={isBusy}
      disabled={isDisabled}
      aria-disabled={isResting}
      data-focus-first={isSafe || undefined}
      onClick={isResting ? undefined : onClick}
    >
      {(isBusy && busyLabel) || children}
    </Button>
  );
}

const PlatformCheckbox = ({ name, isChecked, onChange, labelledBy, errorId }: PlatformCheckboxProps) => (
  <Checkbox
    name={name}
    checked={isChecked}
    onChange={(event) => onChange(event.target.checked)}
    aria-labelledby={labelledBy}
    aria-invalid={errorId ? true : undefined}
    aria-describedby={errorId}
  />
);

/** antd's button and states, and our dialog, for components that both platforms render. */
export const kit: PlatformComponents = {
  platform: 'pc',
  Button: PlatformButton,
  Panel: Dialog,
  Checkbox: PlatformCheckbox,
  loadFormKit: () => import(/* webpackChunkName: "forms-pc" */ './formKit').then(({ formKit }) => formKit),
  State,
  Outcome,
  SkeletonRow,
};

/** The desktop's shell provides antd's theme and locale, because header and dialogs need them on every page. */
export const KitProvider = ({ children }: { children: ReactNode }) => children;
