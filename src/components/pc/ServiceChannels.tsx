import { Link } from '@umijs/max';
import { LoadingRows } from '@/components/common/LoadingRows';
import { StatePanel } from '@/components/common/StatePanel';
import { channelWay } from '@/features/service/channelWay';
import type { ServiceDesk } from '@/features/service/useServiceDesk';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import { Fault } from './Fault';
import { ServiceChannel } from './ServiceChannel';
import styles from './ServicePanel.less';

/** The ways to reach the desk; when they cannot be had, at least the phone that the shop gave before. */
export function ServiceChannels({ desk: { channels, phone, dropped, problem, retry } }: { desk: ServiceDesk }) {
  const { t } = useWords();
  if (!channels) {
    const call = phone ? channelWay({ kind: 'phone', contact: phone }) : undefined;
    if (!problem) return <LoadingRows rows={4} />;
    return (
      <div>
        <Fault problem={problem} retry={retry} />
        {call && (
          <p className={styles.call}>
            <a className={styles.way} href={call.href}>
              {t('service.open.phone')} {phone}
            </a>
          </p>
        )}
      </div>
    );
  }
  if (channels.length === 0) {
    return (
      <StatePanel picture="not-found" title={t('service.none.title')} text={t('service.none.text')}>
        <Link className={styles.way} to={pathOf('pc', 'articles')}>
          {t('service.helpWay')}
        </Link>
      </StatePanel>
    );
  }
  return (
    <section aria-label={t('service.channels')}>
      <h2 className={styles.title}>{t('service.channels')}</h2>
      <ul className={styles.channels}>
        {channels.map((channel) => (
          <li key={channel.id} className={styles.place}>
            <ServiceChannel channel={channel} />
          </li>
        ))}
      </ul>
      {dropped > 0 && <p className={styles.quiet}>{t('problem.rowsLeftOut', { count: dropped })}</p>}
    </section>
  );
}
