import { Link } from '@umijs/max';
import { stateAt, type EntitlementState } from '@/domain/entitlement';
import { useCopy } from '@/hooks/useCopy';
import { useWhen } from '@/hooks/useWhen';
import { useWords } from '@/hooks/useWords';
import { pathOf, type Face } from '@/routes';
import styles from './Yields.less';

const copyWord = (kind: 'code' | 'ticket') => (kind === 'ticket' ? 'ticket.copyCode' : 'order.copyCode');

interface Props {
  yields: readonly { kind: 'code' | 'ticket'; name: string; code: string; ticketId: string | null; validUntil: string | null; state: EntitlementState }[];
  /** Ms by the shop's clock. */
  now: number;
  face: Face;
}

/** Codes and tickets that an order gave, as text that can be read out and copied; a ticket also leads to its paper. */
export function Yields({ yields, face, now }: Props) {
  const { t } = useWords();
  const copy = useCopy();
  const when = useWhen();
  const nameOf = ({ name, validUntil, ...rest }: Props['yields'][number]) => {
    const until = validUntil === null ? '' : when.date(validUntil);
    const state = stateAt({ validUntil, ...rest }, now);
    if (state !== 'unused') return `${name} · ${t(state === 'used' ? 'ticket.used' : 'ticket.ranOutOn', { when: until })}`;
    return until ? t('order.validUntil', { name, when: until }) : name;
  };
  return (
    <ul className={styles.yields}>
      {yields.map((one) => (
        <li key={one.code} className={styles.yield}>
          <p className={styles.name}>{nameOf(one)}</p>
          <p className={styles.code}>{one.code}</p>
          <div className={styles.ways}>
            <button type="button" className={styles.way} onClick={() => void copy(one.code)} aria-label={`${t(copyWord(one.kind))}: ${one.name}`}>
              {t(copyWord(one.kind))}
            </button>
            {one.ticketId && (
              <Link className={styles.way} to={pathOf(face, 'ticket', { id: one.ticketId })} aria-label={`${t('ticket.show')}: ${one.name}`}>
                {t('ticket.show')}
              </Link>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
