import { UndoBar } from '@/components/common/UndoBar';
import { CollectList } from '@/components/h5/CollectList';
import { Page } from '@/components/h5/Page';
import { useCollect } from '@/features/collect/useCollect';
import { useWords } from '@/hooks/useWords';
import { CheckoutBar } from './CheckoutBar';
import styles from './index.less';

/** What the customer keeps: favourites that can be ticked and checked out together. */
export default function CollectPage() {
  const { t } = useWords();
  const collect = useCollect();
  const { rows, removed } = collect;
  const canCheckOut = rows.length > 0 && !(collect.problem && !collect.isKnown);
  const footer = (canCheckOut || removed) && (
    <div className={styles.footer}>
      {removed && <UndoBar message={removed.name} onUndo={collect.undo} onOver={collect.forgetRemoved} />}
      {canCheckOut && <CheckoutBar collect={collect} />}
    </div>
  );
  return (
    <Page title={t('collect.title')} isTabPage footer={footer}>
      <CollectList collect={collect} />
    </Page>
  );
}
