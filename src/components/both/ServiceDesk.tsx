import { Link } from '@umijs/max';
import { ChevronRight } from 'lucide-react';
import { OpenHours } from '@/components/common/OpenHours';
import { ServiceChannels } from '@/components/common/ServiceChannels';
import { ServiceCodeCard } from '@/components/common/ServiceCodeCard';
import { useServiceCode } from '@/features/service/useServiceCode';
import { useServiceDesk } from '@/features/service/useServiceDesk';
import { useCopy } from '@/hooks/useCopy';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import { FaultPanel } from './FaultPanel';
import type { Kit } from './kit';
import { ServiceChannel } from './ServiceChannel';
import styles from './ServiceDesk.less';

/** The service desk: when somebody is there, every way to reach them, and the code by which they know a customer. */
export function ServiceDesk({ kit }: { kit: Kit }) {
  const { t } = useWords();
  const desk = useServiceDesk();
  const code = useServiceCode();
  const copy = useCopy();
  return (
    <div className={`${styles.parts} ${styles[kit.face] ?? ''}`}>
      <header className={styles.head}>
        <p>{t('service.intro')}</p>
        {desk.hours && <OpenHours hours={desk.hours} />}
      </header>
      <div className={styles.columns}>
        <ServiceChannels
          face={kit.face}
          channels={desk.channels}
          dropped={desk.dropped}
          fault={desk.problem && <FaultPanel face={kit.face} problem={desk.problem} retry={desk.retry} />}
          call={desk.call}
          draw={(channel) => <ServiceChannel kit={kit} channel={channel} />}
        />
        <div className={styles.aside}>
          <ServiceCodeCard code={code} onCopy={(text) => void copy(text)} />
          <Link className={styles.help} to={pathOf(kit.face, 'articles')}>
            <span className={styles.words}>
              <strong>{t('service.helpWay')}</strong>
              <span className={styles.quiet}>{t('service.help')}</span>
            </span>
            <ChevronRight size={18} strokeWidth={1.8} aria-hidden />
          </Link>
        </div>
      </div>
    </div>
  );
}
