import { useNavigate } from '@umijs/max';
import { Button } from 'antd-mobile';
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
        <label className={styles.all}>
          <input
            type="checkbox"
            checked={collect.areAllTicked}
            disabled={!collect.canTickAll}
            ref={(input) => {
              if (input) input.indeterminate = collect.tickedCount > 0 && !collect.areAllTicked;
            }}
            onChange={(event) => collect.tickAll(event.target.checked)}
          />
          {t('collect.tickAll')}
        </label>
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
