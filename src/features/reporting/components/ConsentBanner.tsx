import { useLocation } from '@umijs/max';
import { Link } from 'react-router-dom';
import classNames from 'classnames';
import type { PropsWithChildren } from 'react';
import { Text } from '@/components/Layout';
import { SentenceWithGap } from '@/components/SentenceWithGap';
import { decideConsent } from '@/features/reporting/consent';
import { useConsent } from '@/features/reporting/useConsent';
import { useConsentMessages } from '@/features/reporting/useConsentMessages';
import { useRoomForBanner } from '@/features/reporting/useRoomForBanner';
import { useServerRecord } from '@/hooks/useInitialState';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';
import styles from './ConsentBanner.less';

/** Stores the answer. The focus, which was in the banner, goes on to the page. */
function answerConsent(isGiven: boolean): void {
  document.getElementById('main')?.focus({ preventScroll: true });
  decideConsent(isGiven);
}

/**
 * Asks once whether the shop may learn how it is used. It lies over the end of the window, above bars that are pinned there, and
 * blocks nothing; until an answer nothing is sent. Both answers look the same. `children` have the same place, and come after it.
 */
export function ConsentBanner({ children }: PropsWithChildren) {
  return useConsent() ? children : <ConsentQuestion />;
}

function ConsentQuestion() {
  const t = useConsentMessages();
  const { platform } = usePlatform();
  const privacyId = useServerRecord().serverRecord?.privacyId;
  const banner = useRoomForBanner(useLocation().key, platform);
  return (
    <section ref={banner} className={classNames(styles.banner, styles[platform])} aria-label={t('consent.title')}>
      <Text as="p" color="ink" size={15} weight={600}>
        {t('consent.title')}
      </Text>
      <Text as="p" paddingTop={4} color="ink-2">
        <SentenceWithGap text={t('consent.text')} />
        {privacyId && (
          <Link className={styles.link} to={pathOf(platform, 'agreement', { id: privacyId })}>
            {t('consent.privacy')}
          </Link>
        )}
      </Text>
      <div className={styles.buttons}>
        <button type="button" className="button-link" onClick={() => answerConsent(false)}>
          {t('consent.refuse')}
        </button>
        <button type="button" className="button-link" onClick={() => answerConsent(true)}>
          {t('consent.accept')}
        </button>
      </div>
    </section>
  );
}
