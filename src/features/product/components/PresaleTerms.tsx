import { useEffect, useRef } from 'react';
import { Stack, Text } from '@/components/Layout';
import { useDeliveryDays } from '@/hooks/useDeliveryDays';
import { useTranslation } from '@/hooks/useTranslation';
import type { CheckboxControl } from '@/platform/controlProps';
import styles from './presale.less';

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
    <Stack gap={16} overflowWrap="anywhere">
      <Text as="p" ref={first} tabIndex={-1} size={17} weight={600}>
        {orderNow(presale.shipsOn)}
      </Text>
      <div>
        <Text as="h3" marginBottom={4} color="ink-2" font="sans" size={13} letterSpacing="normal">
          {t('goods.presaleTerms')}
        </Text>
        <p className={styles.text}>{presale.terms}</p>
      </div>
      <Checkbox name="presaleAgain" checked={!isShownAgain} onChange={(isHidden) => onShownAgain(!isHidden)}>
        {t('goods.presaleNotAgain')}
      </Checkbox>
    </Stack>
  );
}
