import { Button } from 'antd-mobile';
import { useEffect, useState } from 'react';
import { DiscountForm } from '@/components/common/DiscountForm';
import { Sheet } from '@/components/h5/Sheet';
import { mostCodeCharacters } from '@/features/checkout/checkoutChoices';
import type { Checkout } from '@/features/checkout/useCheckout';
import type { Layer } from '@/hooks/useLayer';
import { useWords } from '@/hooks/useWords';
import styles from './DiscountSheet.less';

interface Props {
  layer: Layer;
  checkout: Checkout;
  fault: string | undefined;
}

/** A sheet for the discount code; it closes when the code counts, and says why when it does not. */
export function DiscountSheet({ layer, checkout, fault }: Props) {
  const { t } = useWords();
  const { choices, quote } = checkout;
  const [isWaiting, setIsWaiting] = useState(false);
  const outcome = isWaiting && !quote.isQuoting ? quote.current?.discount : undefined;

  useEffect(() => {
    if (!outcome) return;
    setIsWaiting(false);
    if (outcome.isUsable) layer.close();
  }, [outcome, layer]);

  const apply = (code: string) => {
    checkout.applyCode(code);
    setIsWaiting(true);
  };
  const remove = () => {
    checkout.removeCode();
    layer.close();
  };
  return (
    <Sheet layer={layer} title={t('checkout.code.enter')}>
      <DiscountForm
        code={choices.discountCode ?? ''}
        fault={fault}
        mostCharacters={mostCodeCharacters}
        onApply={apply}
        button={
          <Button block type="submit" color="primary" shape="rounded" size="large" loading={isWaiting && quote.isQuoting}>
            {t('checkout.code.apply')}
          </Button>
        }
      />
      {choices.discountCode !== null && (
        <Button block fill="none" className={styles.remove} onClick={remove}>
          {t('checkout.code.remove', { code: choices.discountCode })}
        </Button>
      )}
    </Sheet>
  );
}
