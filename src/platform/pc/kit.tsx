import { Button, Checkbox } from 'antd';
import { LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PlatformButtonProps, PlatformCheckboxProps, PlatformComponents } from '@/platform/usePlatform';
import { Dialog } from './Dialog';
import styles from './kit.less';
import { Outcome, SkeletonRow, State } from './states';

// antd's own icon fades out, and stays when the button was busy for less than a frame. This one comes and goes at once.
const busy = { icon: <LoaderCircle className={styles.busy} size={16} strokeWidth={1.8} aria-hidden /> };

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
  label,
  onClick,
  children,
}: PlatformButtonProps) {
  return (
    <Button
      className={styles.button}
      block={isWide}
      htmlType={isSubmit ? 'submit' : 'button'}
      size={isLarge ? 'large' : 'middle'}
      shape="round"
      type={tone === 'plain' ? 'default' : 'primary'}
      danger={tone === 'danger'}
      loading={isBusy ? busy : false}
      disabled={isDisabled}
      aria-label={label}
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
