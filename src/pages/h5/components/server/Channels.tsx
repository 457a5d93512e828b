import { Link } from '@umijs/max';
import { LoadingRows } from '@/components/common/LoadingRows';
import { StatePanel } from '@/components/common/StatePanel';
import { Fault } from '@/components/h5/Fault';
import { channelWay } from '@/features/service/channelWay';
import type { ServiceDesk } from '@/features/service/useServiceDesk';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import { Channel } from './Channel';
import styles from './index.less';

/** The ways to reach the desk; when they cannot be had, at least the phone that the shop gave before. */
export function Channels({ desk: { channels, phone, dropped, problem, retry } }: { desk: ServiceDesk }) {
  const { t } = useWords();
  if (!channels) {
    const call = phone ? channelWay({ kind: 'phone', contact: phone }) : undefined;
    if (!problem) return <LoadingRows rows={4} />;
    return (
      <div>
        <Fault problem={problem} retry={retry} />
        {call && (
          <a className={styles.call} href={call.href}>
            {t('service.open.phone')} {phone}
          </a>
        )}
      </div>
    );
  }
  if (channels.length === 0) {
    return (
      <StatePanel picture="not-found" title={t('service.none.title')} text={t('service.none.text')}>
        <Link className={styles.way} to={pathOf('h5', 'articles')}>
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
          <li key={channel.id}>
            <Channel channel={channel} />
          </li>
        ))}
      </ul>
      {dropped > 0 && <p className={styles.quiet}>{t('problem.rowsLeftOut', { count: dropped })}</p>}
    </section>
  );
}
