import { useNavigate } from '@umijs/max';
import { Button } from 'antd-mobile';
import { Row, Stack, Text } from '@/components/Layout';
import { Savings } from '@/components/Savings';
import { SelectAll } from '@/features/collect/components/CollectRows';
import type { Collect } from '@/features/collect/useCollect';
import { useCollectLabels } from '@/features/collect/useCollectLabels';
import { Checkbox } from '@/platform/h5/Checkbox';
import { useDeliveryPromise } from '@/components/useDeliveryPromise';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import styles from '@/features/collect/components/collect.less';

/** The bottom bar: select all, total of the selected lines, checkout button. */
export function CheckoutBar({ collect }: { collect: Collect }) {
  const { t } = useTranslation();
  const labels = useCollectLabels(collect.currency);
  const navigate = useNavigate();
  const { pack, checkoutError, totalError } = collect;
  const promise = useDeliveryPromise(pack ?? {});
  return (
    <Stack as="section" gap={8} aria-label={t('collect.totalOf')}>
      <Text as="p" color="ink-2" size={13} textAlign="end" className={styles.beside} role="status">
        {totalError ? t('collect.totalUnknown') : pack && labels.besideGoods(pack, promise)}
      </Text>
      {pack && <Savings saves={pack.saves} currency={pack.currency} textAlign="end" />}
      <Row wrap align="center" rowGap={8} columnGap={16}>
        <SelectAll collect={collect} Checkbox={Checkbox} />
        <Button
          className={styles.go}
          color="primary"
          shape="rounded"
          disabled={checkoutError !== undefined}
          onClick={() => navigate(pathOf('h5', 'checkout', { lines: collect.packLines }))}
        >
          {labels.checkOut(collect)}
        </Button>
      </Row>
    </Stack>
  );
}
