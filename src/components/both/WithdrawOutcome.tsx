import { useEffect, useRef } from 'react';
import { ResultHead } from '@/components/common/ResultHead';
import { useWords } from '@/hooks/useWords';
import type { Kit } from './kit';

interface Props {
  kit: Kit;
  /** The shop could not even be asked; otherwise it is being asked. */
  isUnknown: boolean;
  onCheckAgain: () => void;
}

/** A withdrawal whose answer was lost. It takes the focus, because what had it is gone. */
export function WithdrawOutcome({ kit, isUnknown, onCheckAgain }: Props) {
  const { t } = useWords();
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus({ preventScroll: true }), []);
  const state = isUnknown ? 'unknown' : 'checking';
  return (
    <section ref={place} tabIndex={-1} aria-label={t(`wallet.${state}.title`)}>
      <ResultHead tone={isUnknown ? 'open' : 'busy'} title={t(`wallet.${state}.title`)} text={t(`wallet.${state}.text`)}>
        {isUnknown && (
          <kit.Button tone="primary" isLarge onClick={onCheckAgain}>
            {t('problem.checkAgain')}
          </kit.Button>
        )}
      </ResultHead>
    </section>
  );
}
