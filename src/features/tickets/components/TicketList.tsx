import { Stack, Text } from '@/components/Layout';
import { autoColumns } from '@/components/autoColumns';
import { FeatureLink } from '@/components/FeatureLink';
import { Link } from 'react-router-dom';
import { StoredCopyNotice } from './StoredCopyNotice';
import { LinkTabs } from '@/components/LinkTabs';
import { StatePanel } from '@/platform/StatePanel';
import { TicketSkeleton } from './TicketSkeleton';
import { useVirtualGoodsCount } from '@/features/product/useVirtualGoodsCount';
import { ticketTabs, type TicketTab, type TicketsScreen } from '@/features/tickets/useTickets';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { TicketCard } from './TicketCard';
import styles from './tickets.less';
import { usePlatform } from '@/platform/usePlatform';

interface Props {
  tab: TicketTab;
  screen: TicketsScreen;
}

/** The tickets by state; offline, those of which this device has a copy. */
export function TicketList({ tab, screen }: Props) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  const { tickets, lastSeen, hasCopies, countOf, droppedCount, error, retry } = screen;
  const rows = tickets ?? lastSeen;
  const isNothingKnown = !tickets && !hasCopies;
  const tabs = ticketTabs.map((id) => ({
    id,
    label: t(`ticket.tab.${id}`),
    to: pathOf(platform, 'tickets', { state: id }),
    count: countOf(id),
  }));
  return (
    <div className={platform === 'h5' ? styles.h5 : undefined}>
      <LinkTabs name={t('ticket.tabs')} tabs={tabs} current={tab} />
      <Stack
        gap={16}
        paddingInline={platform === 'h5' ? 'page' : undefined}
        marginTop={platform === 'h5' ? undefined : 20}
        paddingTop={platform === 'h5' ? 16 : undefined}
      >
        {isNothingKnown && (error ? <ErrorPanel error={error} retry={retry} /> : <TicketSkeleton shape="list" />)}
        {!tickets && hasCopies && <StoredCopyNotice text={t('ticket.lastSeenList')} retry={retry} />}
        {tickets?.length === 0 && (
          <StatePanel picture="empty-tickets" title={t(`ticket.empty.${tab}`)} text={t('ticket.empty.text')}>
            <VirtualGoodsLink />
            <FeatureLink className="button-link" to={pathOf(platform, 'redeem')}>
              {t('mine.redeem')}
            </FeatureLink>
          </StatePanel>
        )}
        <Stack as="ul" gap={platform === 'h5' ? 12 : 16} style={autoColumns('400px')}>
          {rows.map((ticket) => (
            <Stack as="li" key={ticket.id}>
              <TicketCard ticket={ticket} />
            </Stack>
          ))}
        </Stack>
        {droppedCount > 0 && (
          <Text as="p" color="ink-3" size={13}>
            {t('problem.rowsLeftOut', { count: droppedCount })}
          </Text>
        )}
      </Stack>
    </div>
  );
}

/** The way to the digital items, which yield tickets. */
function VirtualGoodsLink() {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  if (useVirtualGoodsCount() === 0) return null;
  return (
    <Link className="button-link" to={pathOf(platform, 'hall', { categoryId: 'virtual' })}>
      {t('shell.virtual')}
    </Link>
  );
}
