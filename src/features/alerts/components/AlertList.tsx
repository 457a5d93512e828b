import { useModel } from '@umijs/max';
import { Link } from 'react-router-dom';
import { getAlerts, type Alert } from '@/api/alerts';
import { FormError } from '@/components/FormError';
import { Box, Card, Row, Stack, Text } from '@/components/Layout';
import { Picture } from '@/components/Picture';
import { RemoveButton } from '@/components/RemoveButton';
import { useAlertSwitch } from '@/features/alerts/useAlertSwitch';
import { useDateFormat } from '@/hooks/useDateFormat';
import { useMoney } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';
import { useCachedData } from '@/query/useCachedData';

/** The alerts of a customer, in a part that opens; nothing without alerts. Each can be switched off. The inbox reads them. */
export function AlertList() {
  const { t } = useTranslation();
  const alerts = useCachedData(getAlerts, {})?.list ?? [];
  if (alerts.length === 0) return null;
  return (
    <Box as="section" aria-label={t('alerts.list', { count: alerts.length })}>
      <details>
        <Text as="summary" size={15} weight={600} style={{ cursor: 'pointer', paddingBlock: 12 }}>
          {t('alerts.list', { count: alerts.length })}
        </Text>
        <Card as="ul" divided overflow="hidden">
          {alerts.map((alert) => (
            <AlertRow key={alert.id} alert={alert} />
          ))}
        </Card>
      </details>
    </Box>
  );
}

function AlertRow({ alert }: { alert: Alert }) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  const money = useMoney();
  const when = useDateFormat();
  const { showToast } = useModel('toast');
  const { switchOff, isBusy, error } = useAlertSwitch(alert);
  const remove = async () => {
    if (await switchOff()) showToast(t('alerts.stopped'));
  };
  const { kind, goodsId, skuId, name, skuText, picture, priceBefore, firedAt } = alert;
  const state =
    firedAt !== null
      ? t('alerts.fired', { when: when.date(firedAt) })
      : t(`alerts.waits.${kind}`, { price: money(priceBefore ?? 0) });
  const fullName = [name, skuText].filter(Boolean).join(' · ');
  return (
    <Box as="li" paddingBlock={12} paddingInline={16}>
      <Row align="center" gap={12}>
        <Picture picture={picture} flex="none" width={48} radius="option" />
        <Stack flex={1} minWidth={0} gap={4} overflowWrap="anywhere">
          <Link to={pathOf(platform, 'goods', { id: goodsId, ...(skuId !== null && { sku: skuId }) })}>{fullName}</Link>
          <Text color="ink-2" size={13}>
            {state}
          </Text>
        </Stack>
        <RemoveButton
          label={t(firedAt === null ? 'alerts.stopNamed' : 'alerts.removeNamed', { name: fullName })}
          disabled={isBusy}
          onClick={() => void remove()}
        />
      </Row>
      <FormError>{error}</FormError>
    </Box>
  );
}
