import { joinLabel } from '@/lib/sentences';
import { FeatureLink } from '@/components/FeatureLink';
import { stateAt, type EntitlementState } from '@/domain/entitlement';
import { useCopy } from '@/hooks/useCopy';
import { useDateFormat } from '@/hooks/useDateFormat';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import styles from './Deliverables.less';
import { usePlatform } from '@/platform/usePlatform';

const copyLabel = (kind: 'code' | 'ticket') => (kind === 'ticket' ? 'ticket.copyCode' : 'order.copyCode');

interface Props {
  yields: readonly {
    kind: 'code' | 'ticket';
    name: string;
    code: string;
    ticketId: string | null;
    validUntil: string | null;
    state: EntitlementState;
  }[];
  /** Ms by the shop's clock. */
  now: number;
}

/** Codes and tickets that an order delivered, as text that can be read out and copied; a ticket also has a link. */
export function Deliverables({ yields, now }: Props) {
  const { platform, Button } = usePlatform();
  const { t } = useTranslation();
  const copy = useCopy();
  const when = useDateFormat();
  const nameOf = ({ name, validUntil, ...rest }: Props['yields'][number]) => {
    const until = validUntil === null ? '' : when.date(validUntil);
    const state = stateAt({ validUntil, ...rest }, now);
    if (state !== 'unused')
      return `${name} · ${t(state === 'used' ? 'ticket.used' : 'ticket.ranOutOn', { when: until })}`;
    return until ? t('order.validUntil', { name, when: until }) : name;
  };
  return (
    <ul className={styles.yields}>
      {yields.map((one) => (
        <li key={one.code} className={styles.yield}>
          <p className={styles.name}>{nameOf(one)}</p>
          <p className={styles.code}>{one.code}</p>
          <div className={styles.links}>
            <Button label={joinLabel(t(copyLabel(one.kind)), one.name)} onClick={() => void copy(one.code)}>
              {t(copyLabel(one.kind))}
            </Button>
            {one.ticketId && (
              <FeatureLink
                className="button-link"
                to={pathOf(platform, 'ticket', { id: one.ticketId })}
                aria-label={joinLabel(t('ticket.show'), one.name)}
              >
                {t('ticket.show')}
              </FeatureLink>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
