import { InboxList } from '@/features/inbox/components/InboxList';
import { useTranslation } from '@/hooks/useTranslation';
import { Page } from '@/platform/h5/Page';
import styles from './InboxView.less';

/** The inbox on the phone. */
export function InboxView() {
  const { t } = useTranslation();
  return (
    <Page title={t('mine.inbox')}>
      <div className={styles.content}>
        <InboxList />
      </div>
    </Page>
  );
}
