import { Link, useLocation } from '@umijs/max';
import { useEffect, useRef } from 'react';
import { getHelpList } from '@/api/homeCalls';
import { zoneName } from '@/domain/serviceHours';
import { useRead } from '@/hooks/useRead';
import { useServerRecord, useSession } from '@/hooks/useShopState';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './Footer.less';

/** Titles that the foot has room for; the others are behind the last link. */
const mostTitles = 8;

/** When and how the service desk is reached. */
function Service() {
  const { t, language } = useWords();
  const { serverRecord } = useServerRecord();
  const hours = serverRecord?.serviceHours;
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('shell.service')}</h2>
      {hours && <p>{t('shell.service.hours', { opens: hours.opens, closes: hours.closes, zone: zoneName(hours.timeZone, language) })}</p>}
      {hours && <p className={hours.isOpenNow ? styles.open : undefined}>{t(hours.isOpenNow ? 'shell.service.open' : 'shell.service.closed')}</p>}
      {serverRecord?.phone && (
        <a className={styles.link} href={`tel:${serverRecord.phone.replaceAll(/[^+\d]/g, '')}`}>
          {serverRecord.phone}
        </a>
      )}
      <Link className={`${styles.link} ${styles.all}`} to={pathOf('pc', 'service')}>
        {t('shell.service.desk')}
      </Link>
    </section>
  );
}

/** The foot of every desktop page: help, service, what was agreed to. */
export function Footer() {
  const { t } = useWords();
  const { serverRecord } = useServerRecord();
  const { pathname } = useLocation();
  const customerId = useSession().user?.id;
  const { data, problem, retry } = useRead(getHelpList, {}, { skipErrorHandler: true });
  const hasFailed = useRef(false);
  hasFailed.current = problem !== undefined;
  // The foot has no room for a fault. It stays while pages and customers change, and with each of them it asks for what it lacks.
  useEffect(() => {
    if (hasFailed.current) void retry();
  }, [pathname, customerId, retry]);
  const titles = data?.list.slice(0, mostTitles) ?? [];
  const { agreementId, privacyId } = serverRecord ?? {};
  return (
    <footer className={styles.footer}>
      <div className={styles.row}>
        <section className={styles.part}>
          <Link className={`serif ${styles.shop}`} to={pathOf('pc', 'home')}>
            {serverRecord?.shopName ?? 'Persimmon'}
          </Link>
          <p>{t('shell.motto')}</p>
        </section>
        {(titles.length > 0 || problem) && (
          <section className={styles.part}>
            <h2 className={styles.title}>{t('shell.help')}</h2>
            <ul className={styles.links}>
              {titles.map(({ id, title }) => (
                <li key={id}>
                  <Link className={styles.link} to={pathOf('pc', 'article', { id })}>
                    {title}
                  </Link>
                </li>
              ))}
            </ul>
            <Link className={`${styles.link} ${styles.all}`} to={pathOf('pc', 'articles')}>
              {t('shell.allHelp')}
            </Link>
          </section>
        )}
        <Service />
        {(agreementId || privacyId) && (
          <section className={styles.part}>
            <h2 className={styles.title}>{t('shell.agreed')}</h2>
            {agreementId && (
              <Link className={styles.link} to={pathOf('pc', 'agreement')}>
                {t('shell.agreement')}
              </Link>
            )}
            {privacyId && (
              <Link className={styles.link} to={pathOf('pc', 'agreement', { tab: 'privacy' })}>
                {t('shell.privacy')}
              </Link>
            )}
          </section>
        )}
      </div>
    </footer>
  );
}
