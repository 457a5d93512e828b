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
import { Fault } from './Fault';
import { ServiceChannel } from './ServiceChannel';
import styles from './ServicePanel.less';

/** The service desk: when somebody is there, every way to reach them, and the code by which they know a customer. */
export function ServicePanel() {
  const { t } = useWords();
  const desk = useServiceDesk();
  const code = useServiceCode();
  const copy = useCopy();
  return (
    <div className={styles.parts}>
      <header className={styles.head}>
        <p>{t('service.intro')}</p>
        {desk.hours && <OpenHours hours={desk.hours} />}
      </header>
      <div className={styles.columns}>
        <ServiceChannels
          face="pc"
          channels={desk.channels}
          dropped={desk.dropped}
          fault={desk.problem && <Fault problem={desk.problem} retry={desk.retry} />}
          call={desk.call}
          draw={(channel) => <ServiceChannel channel={channel} />}
        />
        <div className={styles.aside}>
          <ServiceCodeCard code={code} onCopy={(text) => void copy(text)} />
          <Link className={styles.help} to={pathOf('pc', 'articles')}>
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
