import { Button } from 'antd';
import type { Kit, KitButtonProps } from '@/components/both/kit';
import { Dialog } from './Dialog';

function KitButton({ tone = 'plain', isLarge, isWide, isSubmit, isBusy, busyWords, isDisabled, isResting, isSafe, onClick, children }: KitButtonProps) {
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
      {(isBusy && busyWords) || children}
    </Button>
  );
}

/** The desktop's own button and dialog, for pieces that both faces show. */
export const kit: Kit = { face: 'pc', Button: KitButton, Panel: Dialog };
