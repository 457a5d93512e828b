/** The review of a withdrawal: fee, payee and account, with its two buttons. */
import classNames from 'classnames';
import { useState, type ReactNode } from 'react';
import { FormError } from '@/components/FormError';
import { Row, Stack, Text } from '@/components/Layout';
import { SumLines } from '@/components/SumLines';
import type { WithdrawScreen } from '@/features/wallet/useWithdraw';
import { useWithdrawLabels } from '@/features/wallet/useWithdrawLabels';
import { useDoubleClickPause } from '@/hooks/useDoubleClickPause';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './wallet.less';
import { usePlatform } from '@/platform/usePlatform';

/** `children` are the payee's fields, if the form before did not contain them; else the payee is shown as text. */
export function WithdrawReviewLines({ withdrawing, children }: { withdrawing: WithdrawScreen; children?: ReactNode }) {
  const { t } = useTranslation();
  const labels = useWithdrawLabels(withdrawing);
  const formError = labels.formError ?? (children ? labels.fieldErrors.amount : undefined);
  return (
    <Stack gap={14}>
      <SumLines lines={labels.sums} />
      <hr className={styles.rule} />
      {children ?? <SumLines lines={labels.payee} />}
      <Text as="p" color="ink-2" size={13}>
        {t('wallet.withdraw.reviewText')}
      </Text>
      <FormError>{formError}</FormError>
    </Stack>
  );
}

interface ButtonsProps {
  withdrawing: WithdrawScreen;
  /** Label of the button that goes back. */
  leave: string;
  onLeave: () => void;
}

/**
 * Going back is the safe choice and comes first. Confirming is blocked for a moment, so that a double click does not
 * confirm.
 */
export function WithdrawReviewButtons({ withdrawing, leave, onLeave }: ButtonsProps) {
  const { platform, Button } = usePlatform();
  const { t } = useTranslation();
  const labels = useWithdrawLabels(withdrawing);
  const [openedAt] = useState(() => performance.now());
  const isPausing = useDoubleClickPause(openedAt);
  return (
    <Row wrap justify="end" gap={12} className={classNames(styles.buttons, platform === 'h5' && styles.buttonsOfPhone)}>
      <Button size="large" isSafe onClick={onLeave}>
        {leave}
      </Button>
      <Button
        color="primary"
        size="large"
        aria-disabled={isPausing}
        loading={withdrawing.isSending}
        loadingText={t('wallet.withdraw.sending')}
        onClick={() => void withdrawing.confirm()}
      >
        {labels.confirm}
      </Button>
    </Row>
  );
}
