import { Link } from '@umijs/max';
import { decide } from '@/features/reporting/consent';
import { useConsent } from '@/features/reporting/useConsent';
import { useConsentMessages } from '@/features/reporting/useConsentMessages';
import { useServerRecord } from '@/hooks/useInitialState';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';
import styles from './ConsentBanner.less';

/**
 * Asks once whether the shop may learn how it is used. It lies over the end of the window and blocks nothing; until an answer nothing
 * is sent. Both answers look the same.
 */
export function ConsentBanner() {
  const t = useConsentMessages();
  const { platform } = usePlatform();
  const privacyId = useServerRecord().serverRecord?.privacyId;
  if (useConsent()) return null;
  return (
    <section className={styles.banner} aria-label={t('consent.title')}>
      <p className={styles.title}>{t('consent.title')}</p>
      <p className={styles.text}>
        {t('consent.text')}
        {privacyId && (
          <>
            {' '}
            <Link className={styles.link} to={pathOf(platform, 'agreement', { id: privacyId })}>
              {t('consent.privacy')}
            </Link>
          </>
        )}
      </p>
      <div className={styles.buttons}>
        <button type="button" className="button-link" onClick={() => decide(false)}>
          {t('consent.refuse')}
        </button>
        <button type="button" className="button-link" onClick={() => decide(true)}>
          {t('consent.accept')}
        </button>
      </div>
    </section>
  );
}
