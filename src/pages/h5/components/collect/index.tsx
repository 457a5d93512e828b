import { UndoBar } from '@/components/UndoBar';
import { CollectList } from '@/features/collect/h5/CollectList';
import { Page } from '@/platform/h5/Page';
import { useCollect } from '@/features/collect/useCollect';
import { useTranslation } from '@/hooks/useTranslation';

/** The bag and the saved products without the checkout bar. */
export default function CollectListPage() {
  const { t } = useTranslation();
  const collect = useCollect();
  const { removed } = collect;
  const undo = removed && <UndoBar message={removed.name} onUndo={collect.undo} onOver={collect.forgetRemoved} />;
  return (
    <Page title={t('collect.list')} footer={undo}>
      <CollectList collect={collect} />
    </Page>
  );
}
