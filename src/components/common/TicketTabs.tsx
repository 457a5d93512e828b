import { Link } from '@umijs/max';
import { useWords } from '@/hooks/useWords';
import styles from './TicketTabs.less';

const states = ['unused', 'used', 'expired'] as const;
type State = (typeof states)[number];

interface Props {
  current: State;
  /** How many there are, once it is known. */
  countOf: (state: State) => number | undefined;
  pathOfState: (state: State) => string;
}

/** The states as links, so that each has an address, with how many tickets are in each. */
export function TicketTabs({ current, countOf, pathOfState }: Props) {
  const { t } = useWords();
  return (
    <nav className={styles.tabs} aria-label={t('ticket.tabs')}>
      {states.map((state) => (
        <Link key={state} className={styles.tab} to={pathOfState(state)} replace aria-current={state === current ? 'page' : undefined}>
          {t(`ticket.tab.${state}`)}
          {Boolean(countOf(state)) && <span className={styles.count}> {countOf(state)}</span>}
        </Link>
      ))}
    </nav>
  );
}
