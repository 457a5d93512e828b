import { Button } from 'antd-mobile';
import type { PlatformButtonProps, PlatformComponents } from '@/platform/usePlatform';
import { BottomSheet } from './BottomSheet';
import { PlatformCheckbox } from './Checkbox';
import { Outcome, SkeletonRow, State } from './states';

function PlatformButton({ htmlType, isSafe, onClick, ...props }: PlatformButtonProps) {
  return (
    <Button
      {...props}
      type={htmlType ?? 'button'}
      shape="rounded"
      data-focus-first={isSafe || undefined}
      onClick={props['aria-disabled'] ? undefined : onClick}
    />
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
