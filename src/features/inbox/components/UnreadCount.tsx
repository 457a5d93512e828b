import { MessagesGate } from '@/components/MessagesGate';
import { useUnreadCount } from '@/features/inbox/useInbox';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './UnreadCount.less';

/** More are not counted in the badge. */
const MAX_SHOWN = 99;

/** The number of unread entries on the bell; nothing without any. */
export function UnreadCount() {
  return (
    <MessagesGate>
      <Count />
    </MessagesGate>
  );
}

function Count() {
  const { t } = useTranslation();
  const count = useUnreadCount();
  if (count === 0) return null;
  return (
    <>
      <span className={styles.count} aria-hidden="true">
        {count > MAX_SHOWN ? `${MAX_SHOWN}+` : count}
      </span>
      <span className="visually-hidden">, {t('inbox.unread', { count })}</span>
    </>
  );
}
