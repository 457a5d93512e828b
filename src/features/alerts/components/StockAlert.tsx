import { BellRing } from 'lucide-react';
import { FormError } from '@/components/FormError';
import { Box, Row, Text } from '@/components/Layout';
import { useAlertSwitch } from '@/features/alerts/useAlertSwitch';
import { useTranslation } from '@/hooks/useTranslation';
import { usePlatform } from '@/platform/usePlatform';

interface Props {
  goodsId: string;
  /** Null for any option. */
  skuId: string | null;
}

/** Sets the alert of a sold-out option, and says that it is set. */
export function StockAlert({ goodsId, skuId }: Props) {
  const { Button } = usePlatform();
  const { t } = useTranslation();
  const { isOn, turn, isBusy, isUnknown, error, isStopped } = useAlertSwitch({ kind: 'stock', goodsId, skuId });
  return (
    <Box minWidth={0}>
      <Button
        block
        size={isOn ? 'middle' : 'large'}
        color={isOn ? 'default' : 'primary'}
        loading={isBusy}
        loadingText={t('alerts.busy')}
        onClick={turn}
      >
        {t(isUnknown ? 'problem.checkAgain' : isOn ? 'alerts.stop' : 'alerts.set.stock')}
      </Button>
      <div role="status">
        {isOn && !isBusy && (
          <Row as="p" marginTop={6} align="start" gap={6} color="leaf" size={13} weight={600}>
            <BellRing size={16} strokeWidth={1.8} aria-hidden style={{ flex: 'none' }} />
            {t('alerts.isSet')}
          </Row>
        )}
        {isStopped && (
          <Text as="p" marginTop={6} color="ink-2" size={13}>
            {t('alerts.stopped')}
          </Text>
        )}
      </div>
      <FormError marginTop={6}>{error}</FormError>
    </Box>
  );
}
