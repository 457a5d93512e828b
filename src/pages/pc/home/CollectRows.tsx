import { CollectRows as Rows, RemoveLost, TickAll } from '@/components/both/CollectRows';
import { PartFault } from '@/components/common/PartFault';
import { kit } from '@/components/pc/kit';
import type { Collect } from '@/features/collect/useCollect';
import { useWords } from '@/hooks/useWords';
import styles from './CollectRows.less';

/** The kept goods, below what can be done with all of them. */
export function CollectRows({ collect }: { collect: Collect }) {
  const { t } = useWords();
  return (
    <div className={styles.list}>
      <div className={styles.head}>
        <TickAll collect={collect} />
        <RemoveLost collect={collect} />
      </div>
      {collect.problem && <PartFault problem={collect.problem} name={t('collect.prices')} retry={collect.retry} />}
      <Rows kit={kit} collect={collect} />
    </div>
  );
}
