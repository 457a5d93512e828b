import { useEffect, useRef } from 'react';
import { useDeliveryDays } from '@/hooks/useDeliveryDays';
import { useTranslation } from '@/hooks/useTranslation';
import type { CheckboxControl } from '@/platform/controlProps';
import styles from './PresaleTerms.less';

interface Props {
  Checkbox: CheckboxControl;
  /** `shipsOn` is a calendar day, `YYYY-MM-DD`. */
  presale: { shipsOn: string; terms: string };
  isShownAgain: boolean;
  onShownAgain: (isShownAgain: boolean) => void;
}

/** The terms that the customer accepts for presale products. Takes the focus, because it replaces other content. */
export function PresaleTerms({ Checkbox, presale, isShownAgain, onShownAgain }: Props) {
  const { t } = useTranslation();
  const { orderNow } = useDeliveryDays();
  const first = useRef<HTMLParagraphElement>(null);
  useEffect(() => first.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.terms}>
      <p ref={first} tabIndex={-1} className={styles.ships}>
        {orderNow(presale.shipsOn)}
      </p>
      <div>
        <h3 className={styles.heading}>{t('goods.presaleTerms')}</h3>
        <p className={styles.text}>{presale.terms}</p>
      </div>
      <Checkbox name="presaleAgain" checked={!isShownAgain} onChange={(isHidden) => onShownAgain(!isHidden)}>
        {t('goods.presaleNotAgain')}
      </Checkbox>
    </div>
  );
}
