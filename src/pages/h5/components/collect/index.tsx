import { UndoBar } from '@/components/common/UndoBar';
import { CollectList } from '@/components/h5/CollectList';
import { Page } from '@/components/h5/Page';
import { useCollect } from '@/features/collect/useCollect';
import { useWords } from '@/hooks/useWords';

/** The list of kept goods alone. */
export default function CollectListPage() {
  const { t } = useWords();
  const collect = useCollect();
  const { removed } = collect;
  const undo = removed && <UndoBar message={removed.name} onUndo={collect.undo} onOver={collect.forgetRemoved} />;
  return (
    <Page title={t('collect.list')} footer={undo}>
      <CollectList collect={collect} />
    </Page>
  );
}
