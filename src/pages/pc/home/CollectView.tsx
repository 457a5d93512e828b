import { Link } from '@umijs/max';
import { StatePanel } from '@/components/common/StatePanel';
import { UndoBar } from '@/components/common/UndoBar';
import { Fault } from '@/components/pc/Fault';
import { Page } from '@/components/pc/Page';
import { useCollect } from '@/features/collect/useCollect';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import { CollectRows } from './CollectRows';
import { CollectSummary } from './CollectSummary';
import styles from './CollectView.less';

/** What the customer keeps, with what the ticked goods cost together beside it. */
export default function CollectView() {
  const { t } = useWords();
  const collect = useCollect();
  const { rows, removed, problem, isKnown } = collect;
  const count = rows.length > 0 && <span className={styles.count}>{t('collect.count', { count: rows.length })}</span>;
  return (
    <Page title={t('collect.title')} action={count} isWide>
      {removed && (
        <div className={styles.undo}>
          <UndoBar message={removed.name} onUndo={collect.undo} onOver={collect.forgetRemoved} />
        </div>
      )}
      {rows.length === 0 && (
        <StatePanel picture="empty-collect" title={t('collect.empty.title')} text={t('collect.empty.text')}>
          <Link className={styles.way} to={pathOf('pc', 'hall')}>
            {t('collect.empty.way')}
          </Link>
        </StatePanel>
      )}
      {rows.length > 0 && problem && !isKnown && <Fault problem={problem} retry={collect.retry} />}
      {rows.length > 0 && (!problem || isKnown) && (
        <div className={styles.parts}>
          <CollectRows collect={collect} />
          <CollectSummary collect={collect} />
        </div>
      )}
    </Page>
  );
}
