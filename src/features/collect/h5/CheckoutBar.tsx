import { useNavigate } from '@umijs/max';
import { Button } from 'antd-mobile';
import { SelectAll } from '@/features/collect/components/CollectRows';
import type { Collect } from '@/features/collect/useCollect';
import { useCollectLabels } from '@/features/collect/useCollectLabels';
import { Checkbox } from '@/platform/h5/Checkbox';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import styles from './CheckoutBar.less';

/** The bottom bar: select all, total of the selected lines, checkout button. */
export function CheckoutBar({ collect }: { collect: Collect }) {
  const { t } = useTranslation();
  const labels = useCollectLabels(collect.currency);
  const navigate = useNavigate();
  const { pack, checkoutError, totalError } = collect;
  return (
    <section className={styles.bar} aria-label={t('collect.totalOf')}>
      <p className={styles.beside} role="status">
        {totalError ? t('collect.totalUnknown') : pack && labels.besideGoods(pack)}
      </p>
      <div className={styles.row}>
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
      </div>
    </section>
  );
}
