import { Link } from '@umijs/max';
import type { ReactNode } from 'react';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import { LoadingRows } from './LoadingRows';
import styles from './ServiceChannels.less';
import { StatePanel } from './StatePanel';

interface Props<Channel> {
  face: 'h5' | 'pc';
  /** Undefined until they are known. */
  channels: readonly Channel[] | undefined;
  /** Rows that could not be read. */
  dropped: number;
  /** The face's own word on why they cannot be had. */
  fault: ReactNode;
  /** The phone that the shop gave before: nobody who needs help is left without a way. */
  call: { phone: string; href: string } | undefined;
  draw: (channel: Channel) => ReactNode;
}

/** The ways to reach the service desk. */
export function ServiceChannels<Channel extends { id: string }>({ face, channels, dropped, fault, call, draw }: Props<Channel>) {
  const { t } = useWords();
  if (!channels) {
    if (!fault) return <LoadingRows rows={4} />;
    return (
      <div>
        {fault}
        {call && (
          <p className={styles.call}>
            <a className="way" href={call.href}>
              {t('service.open.phone')} {call.phone}
            </a>
          </p>
        )}
      </div>
    );
  }
  if (channels.length === 0) {
    return (
      <StatePanel picture="not-found" title={t('service.none.title')} text={t('service.none.text')}>
        <Link className="way" to={pathOf(face, 'articles')}>
          {t('service.helpWay')}
        </Link>
      </StatePanel>
    );
  }
  return (
    <section aria-label={t('service.channels')}>
      <h2 className={styles[face]}>{t('service.channels')}</h2>
      <ul className={styles.channels}>
        {channels.map((channel) => (
          <li key={channel.id} className={styles.place}>
            {draw(channel)}
          </li>
        ))}
      </ul>
      {dropped > 0 && <p className={styles.quiet}>{t('problem.rowsLeftOut', { count: dropped })}</p>}
    </section>
  );
}
