import { Text } from '@/components/Layout';
import { useFeature } from '@/hooks/useFeature';
import { useLocation } from '@umijs/max';
import { Link } from 'react-router-dom';
import { useLatest } from 'ahooks';
import classNames from 'classnames';
import { useEffect, type CSSProperties } from 'react';
import { getHelpList } from '@/api/articles';
import { LegalLinks } from '@/features/articles/components/LegalLinks';
import { formatClock, zoneName } from '@/features/service/serviceHours';
import { useQuery } from '@/query/useQuery';
import { useServerRecord, useSession } from '@/hooks/useInitialState';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { FooterColumns } from './FooterColumns';
import styles from './Shell.less';

/** Maximum number of help titles in the footer; the last link opens the list of all articles. */
const maxHelpTitles = 8;

/** Opening hours, phone number and link of the service desk. */
function ServiceSection() {
  const { t, language } = useTranslation();
  const { serverRecord } = useServerRecord();
  const hours = serverRecord?.serviceHours;
  return (
    <section className={styles.part}>
      <h2 className={styles.title}>{t('shell.service')}</h2>
      {hours && (
        <p>
          {t('shell.service.hours', {
            opens: formatClock(hours.opens, language),
            closes: formatClock(hours.closes, language),
            zone: zoneName(hours.timeZone, language),
          })}
        </p>
      )}
      {hours && (
        <p className={hours.isOpenNow ? styles.open : undefined}>
          {t(hours.isOpenNow ? 'shell.service.open' : 'shell.service.closed')}
        </p>
      )}
      {serverRecord?.phone && (
        <a className={styles.link} href={`tel:${serverRecord.phone.replaceAll(/[^+\d]/g, '')}`}>
          {serverRecord.phone}
        </a>
      )}
      <Text as={Link} weight={600} className={classNames(styles.link, styles.all)} to={pathOf('pc', 'service')}>
        {t('shell.service.desk')}
      </Text>
    </section>
  );
}

/** The footer of every desktop page: help articles, service desk, agreement and privacy policy. */
export function Footer() {
  const { t } = useTranslation();
  const { serverRecord } = useServerRecord();
  const { pathname } = useLocation();
  const customerId = useSession().user?.id;
  const { data, error, refetch: retry } = useQuery(getHelpList, {});
  const hasFailed = useLatest(error !== undefined);
  // The footer shows no error. It stays mounted, so it retries a failed fetch when the page or the customer changes.
  useEffect(() => {
    if (hasFailed.current) void retry();
  }, [pathname, customerId, retry, hasFailed]);
  const hasService = useFeature('service');
  const titles = data?.list.slice(0, maxHelpTitles) ?? [];
  const { agreementId, privacyId } = serverRecord ?? {};
  const hasHelp = !SHOP.footer || SHOP.footer.help;
  const look = SHOP.footer && ({ '--columns': SHOP.footer.columns.length + (hasHelp ? 4 : 3) } as CSSProperties);
  return (
    <footer className={styles.footer}>
      <div className={styles.row} style={look}>
        <section className={styles.part}>
          <Text as={Link} color="ink" size={20} className="serif" to={pathOf('pc', 'home')}>
            {serverRecord?.shopName ?? SHOP.name}
          </Text>
          <p>{t('shell.motto')}</p>
        </section>
        {SHOP.footer && <FooterColumns />}
        {hasHelp && (titles.length > 0 || error) && (
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
            <Text as={Link} weight={600} className={classNames(styles.link, styles.all)} to={pathOf('pc', 'articles')}>
              {t('shell.allHelp')}
            </Text>
          </section>
        )}
        {hasService && SHOP.features.service && <ServiceSection />}
        {(agreementId || privacyId || SHOP.hasLegalLinks) && (
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
            {SHOP.hasLegalLinks && <LegalLinks className={styles.link} />}
          </section>
        )}
      </div>
    </footer>
  );
}
