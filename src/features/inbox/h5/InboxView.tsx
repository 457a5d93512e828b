import { Box } from '@/components/Layout';
import { PullToRefresh } from '@/components/PullToRefresh';
import { InboxList } from '@/features/inbox/components/InboxList';
import { useInbox } from '@/features/inbox/useInbox';
import { useTranslation } from '@/hooks/useTranslation';
import { Page } from '@/platform/h5/Page';

/** The inbox on the phone. */
export function InboxView() {
  const { t } = useTranslation();
  const { refresh } = useInbox();
  return (
    <Page title={t('mine.inbox')}>
      <PullToRefresh refresh={refresh} />
      <Box paddingInline="page" paddingBottom={24}>
        <InboxList />
      </Box>
    </Page>
  );
}
