import { Bell, BellRing } from 'lucide-react';
import type { Alert } from '@/api/alerts';
import { FormError } from '@/components/FormError';
import { Row } from '@/components/Layout';
import { useAlertSwitch } from '@/features/alerts/useAlertSwitch';
import { useSession } from '@/hooks/useInitialState';
import { useFeature } from '@/hooks/useFeature';
import { useTranslation } from '@/hooks/useTranslation';

interface Props {
  kind: Alert['kind'];
  goodsId: string;
  skuId: string;
  /** The product. */
  name: string;
}

/** Switches an alert of a line of the bag or a saved product, in a shop that has alerts. That of a price is for customers only. */
export function LineAlert(props: Props) {
  const hasAlerts = useFeature('alerts');
  const { status } = useSession();
  return hasAlerts && (props.kind === 'stock' || status === 'signedIn') ? <AlertSwitch {...props} /> : null;
}

function AlertSwitch({ kind, goodsId, skuId, name }: Props) {
  const { t } = useTranslation();
  const { isOn, turn, isBusy, isUnknown, error } = useAlertSwitch({ kind, goodsId, skuId });
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
        aria-label={isUnknown || isBusy ? undefined : t(`alerts.named.${kind}`, { name })}
        aria-pressed={isOn}
        aria-disabled={isBusy}
        onClick={isBusy ? undefined : turn}
      >
        <Icon size={18} strokeWidth={1.8} aria-hidden style={{ flex: 'none' }} />
        {t(isBusy ? 'alerts.busy' : isUnknown ? 'problem.checkAgain' : `alerts.set.${kind}`)}
      </Row>
      <FormError>{error}</FormError>
    </div>
  );
}
