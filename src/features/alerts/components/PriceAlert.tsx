import { Bell, BellRing } from 'lucide-react';
import { FormError } from '@/components/FormError';
import { Row } from '@/components/Layout';
import { useAlertSwitch } from '@/features/alerts/useAlertSwitch';
import { useSession } from '@/hooks/useInitialState';
import { useFeature } from '@/hooks/useFeature';
import { useTranslation } from '@/hooks/useTranslation';

interface Props {
  goodsId: string;
  skuId: string;
  /** The product. */
  name: string;
}

/** Switches the alert for a lower price of a saved product; for customers of a shop that has alerts. */
export function PriceAlert(props: Props) {
  const hasAlerts = useFeature('alerts');
  const { status } = useSession();
  return hasAlerts && status === 'signedIn' ? <PriceSwitch {...props} /> : null;
}

function PriceSwitch({ goodsId, skuId, name }: Props) {
  const { t } = useTranslation();
  const { isOn, turn, isBusy, isUnknown, error } = useAlertSwitch({ kind: 'price', goodsId, skuId });
  const Icon = isOn ? BellRing : Bell;
  // Not disabled while it is busy, so that it keeps the focus.
  return (
    <div>
      <Row
        as="button"
        type="button"
        minHeight="touch"
        align="center"
        gap={6}
        padding={0}
        color={isOn ? 'leaf' : 'action'}
        size={13}
        weight={600}
        inline
        textAlign="start"
        aria-label={isUnknown || isBusy ? undefined : t('alerts.priceNamed', { name })}
        aria-pressed={isOn}
        aria-disabled={isBusy}
        onClick={isBusy ? undefined : turn}
      >
        <Icon size={18} strokeWidth={1.8} aria-hidden style={{ flex: 'none' }} />
        {t(isBusy ? 'alerts.busy' : isUnknown ? 'problem.checkAgain' : 'alerts.price')}
      </Row>
      <FormError>{error}</FormError>
    </div>
  );
}
