import { Link } from '@umijs/max';
import { CollectRows, RemoveLost } from '@/components/both/CollectRows';
import { PartFault } from '@/components/common/PartFault';
import { StatePanel } from '@/components/common/StatePanel';
import type { Collect } from '@/features/collect/useCollect';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './CollectList.less';
import { Fault } from './Fault';
import { kit } from './kit';

/** The kept goods of a customer; without any, the way to some. */
export function CollectList({ collect }: { collect: Collect }) {
  const { t } = useWords();
  const { rows, problem, isKnown } = collect;

  if (rows.length === 0) {
    return (
      <StatePanel picture="empty-collect" title={t('collect.empty.title')} text={t('collect.empty.text')}>
        <Link className="way way-first" to={pathOf('h5', 'hall')}>
          {t('collect.empty.way')}
        </Link>
      </StatePanel>
    );
  }
  if (problem && !isKnown) return <Fault problem={problem} retry={collect.retry} />;
  return (
    <div className={styles.list}>
      {problem && <PartFault problem={problem} name={t('collect.prices')} retry={collect.retry} />}
      <RemoveLost collect={collect} />
      <CollectRows kit={kit} collect={collect} />
    </div>
  );
}
