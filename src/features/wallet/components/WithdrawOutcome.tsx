import { useEffect, useRef } from 'react';
import { ResultHead } from '@/platform/ResultHead';
import { useTranslation } from '@/hooks/useTranslation';
import { usePlatform } from '@/platform/usePlatform';

interface Props {
  /** Reconciliation failed; otherwise it is in progress. */
  isUnknown: boolean;
  onCheckAgain: () => void;
}

/** A withdrawal whose response was lost. It takes the focus, because the form was removed. */
export function WithdrawOutcome({ isUnknown, onCheckAgain }: Props) {
  const { Button } = usePlatform();
  const { t } = useTranslation();
  const ref = useRef<HTMLElement>(null);
  useEffect(() => ref.current?.focus({ preventScroll: true }), []);
  const state = isUnknown ? 'unknown' : 'checking';
  return (
    <section ref={ref} tabIndex={-1} aria-label={t(`wallet.${state}.title`)}>
      <ResultHead
        tone={isUnknown ? 'open' : 'busy'}
        title={t(`wallet.${state}.title`)}
        text={t(`wallet.${state}.text`)}
      >
        {isUnknown && (
          <Button color="primary" size="large" onClick={onCheckAgain}>
            {t('problem.checkAgain')}
          </Button>
        )}
      </ResultHead>
    </section>
  );
}
