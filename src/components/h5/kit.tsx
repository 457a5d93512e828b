import { Button } from 'antd-mobile';
import type { Kit, KitButtonProps } from '@/components/both/kit';
import { Sheet } from './Sheet';

const colors = { plain: 'default', primary: 'primary', danger: 'danger' } as const;

function KitButton({ tone = 'plain', isLarge, isWide, isSubmit, isBusy, busyWords, isDisabled, isResting, isSafe, onClick, children }: KitButtonProps) {
  return (
    <Button
      block={isWide}
      type={isSubmit ? 'submit' : 'button'}
      size={isLarge ? 'large' : 'middle'}
      shape="rounded"
      color={colors[tone]}
      loading={isBusy}
      loadingText={busyWords}
      disabled={isDisabled}
      aria-disabled={isResting}
      data-focus-first={isSafe || undefined}
      onClick={isResting ? undefined : onClick}
    >
      {children}
    </Button>
  );
}

/** The phone's own button and sheet, for pieces that both faces show. */
export const kit: Kit = { face: 'h5', Button: KitButton, Panel: Sheet };
