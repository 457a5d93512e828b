import { Button } from 'antd';
import type { Pack } from '@/api/schema/order';
import { CouponChoices } from '@/components/common/CouponChoices';
import type { CouponChoice } from '@/features/checkout/couponSummary';
import { useCouponRows } from '@/features/checkout/useCouponRows';
import type { Layer } from '@/hooks/useLayer';
import { useWords } from '@/hooks/useWords';
import { Dialog } from './Dialog';

interface Props {
  layer: Layer;
  pack: Pack;
  onChoose: (choice: CouponChoice) => void;
}

/** A dialog in which a coupon is chosen; the choice counts at once. */
export function CouponPicker({ layer, pack, onChoose }: Props) {
  const { t } = useWords();
  const { usable, refused, choiceOf } = useCouponRows(pack);
  const footer = (
    <Button type="primary" shape="round" onClick={layer.close}>
      {t('shell.understood')}
    </Button>
  );
  return (
    <Dialog layer={layer} title={t('checkout.coupon.which')} footer={footer}>
      <CouponChoices
        usable={usable}
        refused={refused}
        isWithout={pack.couponId === null}
        onChoose={(id) => onChoose(choiceOf(id))}
        onWithout={() => onChoose(null)}
      />
    </Dialog>
  );
}
