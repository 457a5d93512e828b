import { Link } from '@umijs/max';
import { LastSeen } from '@/components/common/LastSeen';
import { StatePanel } from '@/components/common/StatePanel';
import { TicketBones } from '@/components/common/TicketBones';
import { Fault } from '@/components/h5/Fault';
import { TicketCard } from '@/components/h5/TicketCard';
import type { TicketTab, useTickets } from '@/features/tickets/useTickets';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './TicketList.less';

interface Props {
  tab: TicketTab;
  screen: ReturnType<typeof useTickets>;
}

/** The tickets of one state; without a connection those that were opened on this device. */
export function TicketList({ tab, screen }: Props) {
  const { t } = useWords();
  const { tickets, lastSeen, hasCopies, dropped, problem, retry } = screen;
  const rows = tickets ?? lastSeen;
  if (!tickets && !hasCopies) return problem ? <Fault problem={problem} retry={retry} /> : <TicketBones shape="list" />;
  return (
    <>
      {!tickets && <LastSeen words={t('ticket.lastSeenList')} retry={retry} />}
      {tickets?.length === 0 && (
        <StatePanel picture="empty-tickets" title={t(`ticket.empty.${tab}`)} text={t('ticket.empty.text')}>
          <Link className={styles.way} to={pathOf('h5', 'hall', { categoryId: 'virtual' })}>
            {t('shell.virtual')}
          </Link>
          <Link className={styles.way} to={pathOf('h5', 'redeem')}>
            {t('mine.redeem')}
          </Link>
        </StatePanel>
      )}
      <ul className={styles.list}>
        {rows.map((ticket) => (
          <li key={ticket.id}>
            <TicketCard ticket={ticket} />
          </li>
        ))}
      </ul>
      {dropped > 0 && <p className={styles.dropped}>{t('problem.rowsLeftOut', { count: dropped })}</p>}
    </>
  );
}
