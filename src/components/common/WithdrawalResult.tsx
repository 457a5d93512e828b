import { Link } from '@umijs/max';
import { useArrivalFocus } from '@/hooks/useArrivalFocus';
import { ResultHead } from './ResultHead';
import { WithdrawalCard } from './WithdrawalCard';
import styles from './WithdrawalResult.less';

interface Props {
  head: Omit<Parameters<typeof ResultHead>[0], 'children'>;
  card: Omit<Parameters<typeof WithdrawalCard>[0], 'children'>;
  ways: readonly { to: string; words: string }[];
}

/** How a withdrawal stands: the outcome, the withdrawal itself, and the ways on. */
export function WithdrawalResult({ head, card, ways }: Props) {
  const place = useArrivalFocus<HTMLElement>();
  return (
    <section ref={place} tabIndex={-1} className={styles.result} aria-label={head.title}>
      <ResultHead {...head} />
      <WithdrawalCard {...card} />
      <div className={styles.ways}>
        {ways.map(({ to, words }) => (
          <Link key={to} className="way" to={to}>
            {words}
          </Link>
        ))}
      </div>
    </section>
  );
}
