import type { Pack } from '@/api/schema/order';
import { CouponChoices } from '@/components/common/CouponChoices';
import type { CouponChoice } from '@/features/checkout/couponSummary';
import { useCouponRows } from '@/features/checkout/useCouponRows';
import type { Layer } from '@/hooks/useLayer';
import { useWords } from '@/hooks/useWords';
import type { Kit } from './kit';
import { PanelActions } from './PanelActions';

interface Props {
  kit: Kit;
  layer: Layer;
  pack: Pack;
  onChoose: (choice: CouponChoice) => void;
}

/** A panel in which a coupon is chosen; the choice counts at once. */
export function CouponPicker({ kit, layer, pack, onChoose }: Props) {
  const { t } = useWords();
  const { usable, refused, choiceOf } = useCouponRows(pack);
  const footer = (
    <PanelActions kit={kit}>
      <kit.Button tone="primary" isLarge={kit.face === 'h5'} onClick={layer.close}>
        {t('shell.understood')}
      </kit.Button>
    </PanelActions>
  );
  return (
    <kit.Panel layer={layer} title={t('checkout.coupon.which')} footer={footer}>
      <CouponChoices
        usable={usable}
        refused={refused}
        isWithout={pack.couponId === null}
        onChoose={(id) => onChoose(choiceOf(id))}
        onWithout={() => onChoose(null)}
      />
    </kit.Panel>
  );
}
