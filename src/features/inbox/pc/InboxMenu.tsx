import { Bell } from 'lucide-react';
import { UnreadBadge } from '@/features/inbox/components/UnreadBadge';
import { useTranslation } from '@/hooks/useTranslation';
import { lazyComponent } from '@/components/lazyComponent';
import { Menu } from '@/platform/pc/Menu';

/** Loaded when it is opened. */
const InboxPanel = lazyComponent(() =>
  import(/* webpackChunkName: "inbox" */ './InboxPanel').then((code) => code.InboxPanel),
);

/** The bell of the header, with the unread count. It opens the newest entries of the inbox. */
export function InboxMenu() {
  const { t } = useTranslation();
  return (
    <Menu
      button={
        <>
          <Bell size={20} strokeWidth={1.8} aria-hidden />
          <span className="visually-hidden">{t('shell.inbox')}</span>
          <UnreadBadge />
        </>
      }
    >
      <InboxPanel />
    </Menu>
  );
}
