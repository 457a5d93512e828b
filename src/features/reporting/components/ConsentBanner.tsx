import { useLocation } from '@umijs/max';
import { Link } from 'react-router-dom';
import classNames from 'classnames';
import { useState, type PropsWithChildren } from 'react';
import { Text } from '@/components/Layout';
import { SentenceWithGap } from '@/components/SentenceWithGap';
import {
  askedCategories,
  consentLabels,
  decideConsent,
  isAllowed,
  type ConsentCategory,
} from '@/features/reporting/consent';
import { useConsent } from '@/features/reporting/useConsent';
import { useConsentMessages } from '@/features/reporting/useConsentMessages';
import { useRoomForBanner } from '@/features/reporting/useRoomForBanner';
import { useServerRecord } from '@/hooks/useInitialState';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';
import styles from './ConsentBanner.less';

const hasScripts = SHOP.scripts.some(({ category }) => category !== 'necessary');

/** Stores what is allowed of what was asked. The focus, which was in the banner, goes on to the page. */
function answerConsent(allowed: readonly ConsentCategory[]): void {
  document.getElementById('main')?.focus({ preventScroll: true });
  const isMarketingAsked = askedCategories().includes('marketing');
  decideConsent(allowed.includes('statistics'), isMarketingAsked ? allowed.includes('marketing') : undefined);
}

/**
 * Asks once whether the shop may learn how it is used, and whether scripts of others are loaded. It lies over the end of the window, above bars that are pinned there, and
 * blocks nothing; until an answer nothing is sent or loaded. All answers look the same. `children` have the same place, and come after it.
 */
export function ConsentBanner({ children }: PropsWithChildren) {
  const consent = useConsent();
  // What the shop has added since the answer is asked about again.
  const isAnswered = askedCategories().every((category) => isAllowed(category, consent) !== undefined);
  return isAnswered ? children : <ConsentQuestion />;
}

function ConsentQuestion() {
  const t = useConsentMessages();
  const { platform } = usePlatform();
  const privacyId = useServerRecord().serverRecord?.privacyId;
  const asked = askedCategories();
  const [selected, setSelected] = useState<readonly ConsentCategory[]>([]);
  const banner = useRoomForBanner(useLocation().key, platform);
  return (
    <section ref={banner} className={classNames(styles.banner, styles[platform])} aria-label={t('consent.title')}>
      <Text as="p" color="ink" size={15} weight={600}>
        {t('consent.title')}
      </Text>
      <Text as="p" paddingTop={4} color="ink-2">
        <SentenceWithGap text={t(hasScripts ? 'consent.scripts' : 'consent.text')} />
        {privacyId && (
          <Link className={styles.link} to={pathOf(platform, 'agreement', { id: privacyId })}>
            {t('consent.privacy')}
          </Link>
        )}
      </Text>
      {asked.length > 1 && (
        <div className={styles.categories}>
          {asked.map((category) => (
            <label key={category} className={styles.category}>
              <input
                type="checkbox"
                checked={selected.includes(category)}
                onChange={(event) =>
                  setSelected(
                    event.target.checked ? [...selected, category] : selected.filter((one) => one !== category),
                  )
                }
              />
              {t(consentLabels[category])}
            </label>
          ))}
        </div>
      )}
      <div className={styles.buttons}>
        <button type="button" className="button-link" onClick={() => answerConsent([])}>
          {t('consent.refuse')}
        </button>
        {asked.length > 1 && (
          <button type="button" className="button-link" onClick={() => answerConsent(selected)}>
            {t('consent.acceptSelection')}
          </button>
        )}
        <button type="button" className="button-link" onClick={() => answerConsent(asked)}>
          {t(asked.length > 1 ? 'consent.acceptAll' : 'consent.accept')}
        </button>
      </div>
    </section>
  );
}
