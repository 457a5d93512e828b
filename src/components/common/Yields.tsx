import { Link } from '@umijs/max';
import { useCopy } from '@/hooks/useCopy';
import { useWhen } from '@/hooks/useWhen';
import { useWords } from '@/hooks/useWords';
import { pathOf, type Face } from '@/routes';
import styles from './Yields.less';

const copyWord = (kind: 'code' | 'ticket') => (kind === 'ticket' ? 'ticket.copyCode' : 'order.copyCode');

interface Props {
  yields: readonly { kind: 'code' | 'ticket'; name: string; code: string; ticketId: string | null; validUntil: string | null }[];
  face: Face;
}

/** Codes and tickets that an order gave, as text that can be read out and copied; a ticket also leads to its paper. */
export function Yields({ yields, face }: Props) {
  const { t } = useWords();
  const copy = useCopy();
  const when = useWhen();
  return (
    <ul className={styles.yields}>
      {yields.map((one) => (
        <li key={one.code} className={styles.yield}>
          <p className={styles.name}>{one.validUntil ? t('order.validUntil', { name: one.name, when: when.date(one.validUntil) }) : one.name}</p>
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
