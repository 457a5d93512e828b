import { Stack } from '@/components/Layout';
import { PullToRefresh } from '@/components/PullToRefresh';
import { UndoBar } from '@/components/UndoBar';
import { CollectList } from '@/features/collect/h5/CollectList';
import { Page } from '@/platform/h5/Page';
import { useCollect } from '@/features/collect/useCollect';
import { useTranslation } from '@/hooks/useTranslation';
import { CheckoutBar } from '@/features/collect/h5/CheckoutBar';

/** The bag, which is checked out together, and the saved products. */
export default function CollectPage() {
  const { t } = useTranslation();
  const collect = useCollect();
  const { rows, removed } = collect;
  const canCheckOut = rows.length > 0 && !(collect.error && !collect.isKnown);
  const footer = (canCheckOut || removed) && (
    <Stack gap={12}>
      {removed && <UndoBar message={removed.name} onUndo={collect.undo} onOver={collect.forgetRemoved} />}
      {canCheckOut && <CheckoutBar collect={collect} />}
    </Stack>
  );
  return (
    <Page title={t('collect.title')} isTabPage footer={footer}>
      <PullToRefresh refresh={collect.refresh} />
      <CollectList collect={collect} />
    </Page>
  );
}
