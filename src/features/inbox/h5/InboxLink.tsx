import { Link } from 'react-router-dom';
import { Bell } from 'lucide-react';
import { Stack } from '@/components/Layout';
import { UnreadBadge } from '@/features/inbox/components/UnreadBadge';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';

/** The bell that leads to the inbox, with the unread count. */
export function InboxLink() {
  const { t } = useTranslation();
  return (
    <Stack
      as={Link}
      position="relative"
      width="touch"
      height="touch"
      placeItems="center"
      radius="full"
      to={pathOf('h5', 'inbox')}
    >
      <Bell size={22} strokeWidth={1.8} aria-hidden />
      <span className="visually-hidden">{t('mine.inbox')}</span>
      <UnreadBadge />
    </Stack>
  );
}
