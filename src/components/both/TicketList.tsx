import { Link } from '@umijs/max';
import { LastSeen } from '@/components/common/LastSeen';
import { LinkTabs } from '@/components/common/LinkTabs';
import { StatePanel } from '@/components/common/StatePanel';
import { TicketBones } from '@/components/common/TicketBones';
import { ticketTabs, type TicketTab, type useTickets } from '@/features/tickets/useTickets';
import { useWords } from '@/hooks/useWords';
import { pathOf, type Face } from '@/routes';
import { FaultPanel } from './FaultPanel';
import { TicketCard } from './TicketCard';
import styles from './TicketList.less';

interface Props {
  face: Face;
  tab: TicketTab;
  screen: ReturnType<typeof useTickets>;
}

/** The tickets by state; without a connection those that were opened on this device. */
export function TicketList({ face, tab, screen }: Props) {
  const { t } = useWords();
  const { tickets, lastSeen, hasCopies, countOf, dropped, problem, retry } = screen;
  const rows = tickets ?? lastSeen;
  const isNothingKnown = !tickets && !hasCopies;
  const tabs = ticketTabs.map((id) => ({ id, label: t(`ticket.tab.${id}`), to: pathOf(face, 'tickets', { state: id }), count: countOf(id) }));
  return (
    <div className={styles[face]}>
      <LinkTabs name={t('ticket.tabs')} tabs={tabs} current={tab} />
      <div className={styles.tickets}>
        {isNothingKnown && (problem ? <FaultPanel face={face} problem={problem} retry={retry} /> : <TicketBones shape="list" />)}
        {!tickets && hasCopies && <LastSeen words={t('ticket.lastSeenList')} retry={retry} />}
        {tickets?.length === 0 && (
          <StatePanel picture="empty-tickets" title={t(`ticket.empty.${tab}`)} text={t('ticket.empty.text')}>
            <Link className="way" to={pathOf(face, 'hall', { categoryId: 'virtual' })}>
              {t('shell.virtual')}
            </Link>
            <Link className="way" to={pathOf(face, 'redeem')}>
              {t('mine.redeem')}
            </Link>
          </StatePanel>
        )}
        <ul className={styles.list}>
          {rows.map((ticket) => (
            <li key={ticket.id}>
              <TicketCard face={face} ticket={ticket} />
            </li>
          ))}
        </ul>
        {dropped > 0 && <p className={styles.dropped}>{t('problem.rowsLeftOut', { count: dropped })}</p>}
      </div>
    </div>
  );
}
