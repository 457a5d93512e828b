import { Button } from 'antd-mobile';
import type { PlatformButtonProps, PlatformComponents } from '@/platform/usePlatform';
import { BottomSheet } from './BottomSheet';
import { PlatformCheckbox } from './Checkbox';
import { Outcome, SkeletonRow, State } from './states';

const colors = { plain: 'default', primary: 'primary', danger: 'danger' } as const;

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
      block={isWide}
      type={isSubmit ? 'submit' : 'button'}
      size={isLarge ? 'large' : 'middle'}
      shape="rounded"
      color={colors[tone]}
      loading={isBusy}
      loadingText={busyLabel}
      disabled={isDisabled}
      aria-label={label}
      aria-disabled={isResting}
      data-focus-first={isSafe || undefined}
      onClick={isResting ? undefined : onClick}
    >
      {children}
    </Button>
  );
}

/** antd-mobile's button and states, and our bottom sheet, for components that both platforms render. */
export const kit: PlatformComponents = {
  platform: 'h5',
  Button: PlatformButton,
  Panel: BottomSheet,
  Checkbox: PlatformCheckbox,
  loadFormKit: () => import(/* webpackChunkName: "forms-h5" */ './formKit').then(({ formKit }) => formKit),
  State,
  Outcome,
  SkeletonRow,
};

export { KitProvider } from './KitProvider';
