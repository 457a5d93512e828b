import { Button } from 'antd-mobile';
import type { Pack } from '@/api/schema/order';
import { CouponChoices } from '@/components/common/CouponChoices';
import type { CouponChoice } from '@/features/checkout/couponSummary';
import { useCouponRows } from '@/features/checkout/useCouponRows';
import type { Layer } from '@/hooks/useLayer';
import { useWords } from '@/hooks/useWords';
import { Sheet } from './Sheet';

interface Props {
  layer: Layer;
  pack: Pack;
  onChoose: (choice: CouponChoice) => void;
}

/** A sheet in which a coupon is chosen; the choice counts at once. */
export function CouponPicker({ layer, pack, onChoose }: Props) {
  const { t } = useWords();
  const { usable, refused, choiceOf } = useCouponRows(pack);
  const footer = (
    <Button block color="primary" shape="rounded" size="large" onClick={layer.close}>
      {t('shell.understood')}
    </Button>
  );
  return (
    <Sheet layer={layer} title={t('checkout.coupon.which')} footer={footer}>
      <CouponChoices
        usable={usable}
        refused={refused}
        isWithout={pack.couponId === null}
        onChoose={(id) => onChoose(choiceOf(id))}
        onWithout={() => onChoose(null)}
      />
    </Sheet>
  );
}
