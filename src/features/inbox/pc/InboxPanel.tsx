import { Link } from '@umijs/max';
import { MessagesGate } from '@/components/MessagesGate';
import { InboxList } from '@/features/inbox/components/InboxList';
import { useInboxMessages } from '@/features/inbox/useInboxMessages';
import { pathOf } from '@/lib/routes';
import styles from './InboxPanel.less';

/** Number of entries in the panel. */
const shownCount = 5;

/** The newest entries of the inbox, and a link to all of them. */
export function InboxPanel() {
  return (
    <div className={styles.panel}>
      <MessagesGate>
        <InboxList most={shownCount} />
        <AllLink />
      </MessagesGate>
    </div>
  );
}

function AllLink() {
  const t = useInboxMessages();
  return (
    <Link className={styles.all} to={pathOf('pc', 'inbox')}>
      {t('inbox.all')}
    </Link>
  );
}
