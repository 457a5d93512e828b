import { useNavigate } from '@umijs/max';
import { Button } from 'antd-mobile';
import { TickAll } from '@/components/both/CollectRows';
import type { Collect } from '@/features/collect/useCollect';
import { useCollectWords } from '@/features/collect/useCollectWords';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './CheckoutBar.less';

/** Ticks all, says what the ticked goods cost together, and leads on to the checkout. */
export function CheckoutBar({ collect }: { collect: Collect }) {
  const { t } = useWords();
  const words = useCollectWords(collect.currency);
  const navigate = useNavigate();
  const { pack, whyNotCheckOut, totalProblem } = collect;
  return (
    <section className={styles.bar} aria-label={t('collect.totalOf')}>
      <p className={styles.beside} role="status">
        {totalProblem ? t('collect.totalUnknown') : pack && words.besideGoods(pack)}
      </p>
      <div className={styles.row}>
        <TickAll collect={collect} />
        <Button
          className={styles.go}
          color="primary"
          shape="rounded"
          disabled={whyNotCheckOut !== undefined}
          onClick={() => navigate(pathOf('h5', 'checkout', { lines: collect.packLines }))}
        >
          {words.checkOut(collect)}
        </Button>
      </div>
    </section>
  );
}
