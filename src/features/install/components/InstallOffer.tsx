import { useLocation } from '@umijs/max';
import { Download } from 'lucide-react';
import { CloseButton } from '@/components/CloseButton';
import { Text } from '@/components/Layout';
import { useInstallMessages } from '@/features/install/useInstallMessages';
import { useInstallOffer } from '@/features/install/useInstallOffer';
import { useFeature } from '@/hooks/useFeature';
import { useServerRecord } from '@/hooks/useInitialState';
import { screenOf, type Screen } from '@/lib/routes';
import { parseSearchParams } from '@/lib/searchParams';
import { usePlatform } from '@/platform/usePlatform';
import styles from './InstallOffer.less';

/** The screens that show the offer. It never covers a form or a payment. */
const screensWithOffer: readonly (Screen | undefined)[] = ['home', 'hall', 'mine'];

/** Offers to install the shop, from the second visit on. It can be declined for two weeks or for good. */
export function InstallOffer() {
  const { pathname, search } = useLocation();
  const offer = useInstallOffer();
  if (!offer.means || !screensWithOffer.includes(screenOf(pathname, parseSearchParams(search)))) return null;
  return <InstallCard offer={offer} />;
}

function InstallCard({ offer }: { offer: ReturnType<typeof useInstallOffer> }) {
  const t = useInstallMessages();
  const hasTickets = useFeature('tickets');
  const name = useServerRecord().serverRecord?.shopName ?? SHOP.name;
  const isPrompt = offer.means === 'prompt';
  const title = t(usePlatform().platform === 'pc' ? 'install.title.pc' : 'install.title', { name });
  return (
    <section className={styles.card} aria-label={title}>
      <Download className={styles.icon} size={22} strokeWidth={1.8} aria-hidden />
      <Text as="div" paddingTop={8} color="ink-2">
        <Text as="p" color="ink" size={15} weight={600}>
          {title}
        </Text>
        <p>{t(isPrompt ? (hasTickets ? 'install.text' : 'install.textPlain') : 'install.share')}</p>
      </Text>
      <CloseButton label={t('install.later')} onClick={offer.later} />
      <div className={styles.buttons}>
        <button type="button" className="button-link" onClick={offer.decline}>
          {t('install.never')}
        </button>
        {isPrompt && (
          <button type="button" className="button-link button-link-primary" onClick={() => void offer.install()}>
            {t('install.accept')}
          </button>
        )}
      </div>
    </section>
  );
}
