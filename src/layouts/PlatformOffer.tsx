import { useLocation, useNavigate } from '@umijs/max';
import { X } from 'lucide-react';
import { useState } from 'react';
import { Text } from '@/components/Layout';
import { useTranslation } from '@/hooks/useTranslation';
import { choosePlatform } from '@/lib/preferredPlatform';
import { pairedUrl, type Platform } from '@/lib/routes';
import { jsonStorage } from '@/lib/storage';
import styles from './ShellBars.less';

const dismissedStorage = jsonStorage('session', 'pageSetOfferDismissed', (value): value is true => value === true);

/**
 * Suggests the platform that fits the window better, until the customer dismisses it in this tab. Accepting stores the platform as
 * the customer's choice and opens the matching page.
 */
export function PlatformOffer({ offered }: { offered: Platform }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [isDismissed, setIsDismissed] = useState(() => dismissedStorage.read() === true);
  if (isDismissed) return null;
  const accept = () => {
    choosePlatform(offered);
    navigate(pairedUrl(pathname + search, offered), { replace: true });
  };
  const dismiss = () => {
    dismissedStorage.write(true);
    setIsDismissed(true);
  };
  return (
    <section className={styles.offer} aria-label={t('shell.pageSet')}>
      <Text as="p" color="ink-2">
        {t(`shell.pageSet.offer.${offered}`)}
      </Text>
      <button type="button" className={styles.accept} onClick={accept}>
        {t(`shell.pageSet.${offered}`)}
      </button>
      <button type="button" className={styles.dismiss} aria-label={t('shell.close')} onClick={dismiss}>
        <X size={18} strokeWidth={1.8} aria-hidden />
      </button>
    </section>
  );
}
