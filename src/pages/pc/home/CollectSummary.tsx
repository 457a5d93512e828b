import { useNavigate } from '@umijs/max';
import { Button } from 'antd';
import { PriceLines } from '@/components/common/PriceLines';
import type { Collect } from '@/features/collect/useCollect';
import { useCollectWords } from '@/features/collect/useCollectWords';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './CollectSummary.less';

/** What the ticked goods cost together, as the shop computed it, and the way to the checkout. */
export function CollectSummary({ collect }: { collect: Collect }) {
  const { t } = useWords();
  const words = useCollectWords(collect.currency);
  const navigate = useNavigate();
  const { pack, whyNotCheckOut, totalProblem } = collect;
  const isAsking = !pack && !totalProblem && whyNotCheckOut === undefined;
  return (
    <section className={styles.summary} aria-label={t('collect.totalOf')}>
      <h2 className={styles.title}>{t('collect.totalOf')}</h2>
      <div className={styles.total} role="status" aria-busy={isAsking}>
        {pack && <PriceLines lines={pack.priceLines} total={pack.total} totalLabel={t('collect.total')} currency={pack.currency} pieces={pack.pieces} />}
        {isAsking && (
          <div className={styles.bones} aria-hidden="true">
            <span className={`bone ${styles.bone}`} />
            <span className={`bone ${styles.bone}`} />
            <span className={`bone ${styles.bone}`} />
          </div>
        )}
        {totalProblem && <p className={styles.trouble}>{t('collect.totalUnknown')}</p>}
      </div>
      <Button
        type="primary"
        shape="round"
        size="large"
        block
        disabled={whyNotCheckOut !== undefined}
        onClick={() => navigate(pathOf('pc', 'checkout', { lines: collect.packLines }))}
      >
        {words.checkOut(collect)}
      </Button>
    </section>
  );
}
