import { useUnreadCount } from '@/features/inbox/useInbox';
import { useInboxMessages } from '@/features/inbox/useInboxMessages';
import styles from './UnreadCount.less';

/** More are not counted in the badge. */
const MAX_SHOWN_COUNT = 99;

/** The number of unread entries on the bell; nothing without any. */
export function UnreadCount() {
  const t = useInboxMessages();
  const count = useUnreadCount();
  if (count === 0) return null;
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {count > MAX_SHOWN_COUNT ? `${MAX_SHOWN_COUNT}+` : count}
      </span>
      <span className="visually-hidden"> {t('inbox.unread', { count })}</span>
    </>
  );
}
