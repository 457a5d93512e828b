import { Link } from '@umijs/max';
import { ChevronRight } from 'lucide-react';
import { OpenHours } from '@/components/common/OpenHours';
import { ServiceChannels } from '@/components/common/ServiceChannels';
import { ServiceCodeCard } from '@/components/common/ServiceCodeCard';
import { Fault } from '@/components/h5/Fault';
import { Page } from '@/components/h5/Page';
import { useServiceCode } from '@/features/service/useServiceCode';
import { useServiceDesk } from '@/features/service/useServiceDesk';
import { useCopy } from '@/hooks/useCopy';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import { Channel } from './Channel';
import styles from './index.less';

/** The service desk: when somebody is there, every way to reach them, and the code by which they know a customer. */
export default function ServerPage() {
  const { t } = useWords();
  const desk = useServiceDesk();
  const code = useServiceCode();
  const copy = useCopy();
  return (
    <Page title={t('service.title')}>
      <div className={styles.parts}>
        <header className={styles.head}>
          <p>{t('service.intro')}</p>
          {desk.hours && <OpenHours hours={desk.hours} />}
        </header>
        <ServiceChannels
          face="h5"
          channels={desk.channels}
          dropped={desk.dropped}
          fault={desk.problem && <Fault problem={desk.problem} retry={desk.retry} />}
          call={desk.call}
          draw={(channel) => <Channel channel={channel} />}
        />
        <ServiceCodeCard code={code} onCopy={(text) => void copy(text)} />
        <Link className={styles.help} to={pathOf('h5', 'articles')}>
          <span className={styles.words}>
            <strong>{t('service.helpWay')}</strong>
            <span className={styles.quiet}>{t('service.help')}</span>
          </span>
          <ChevronRight size={18} strokeWidth={1.8} aria-hidden />
        </Link>
      </div>
    </Page>
  );
}
