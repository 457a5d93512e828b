import { Link } from 'react-router-dom';
import { Stack } from '@/components/Layout';
import { MessagesGate } from '@/components/MessagesGate';
import { InboxList } from '@/features/inbox/components/InboxList';
import { useInboxMessages } from '@/features/inbox/useInboxMessages';
import { pathOf } from '@/lib/routes';

/** Number of entries in the panel. */
const shownCount = 5;

/** The newest entries of the inbox, and a link to all of them. */
export function InboxPanel() {
  return (
    <Stack maxWidth="full" alignContent="start" gap={12} style={{ width: '24rem', minHeight: '12rem' }}>
      <MessagesGate>
        <InboxList max={shownCount} />
        <AllLink />
      </MessagesGate>
    </Stack>
  );
}

function AllLink() {
  const t = useInboxMessages();
  return (
    <Stack
      as={Link}
      minHeight="touch"
      placeItems="center"
      radius="full"
      background="surface"
      color="action"
      size={15}
      weight={600}
      style={{ position: 'sticky', bottom: -12 }}
      to={pathOf('pc', 'inbox')}
    >
      {t('inbox.all')}
    </Stack>
  );
}
