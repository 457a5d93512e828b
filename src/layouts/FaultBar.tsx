import { useLocation } from '@umijs/max';
import { useEffect, useState } from 'react';
import { fetchDemoSeed } from '@/api/demoSeed';
import { useFaults } from '@/hooks/useFaults';
import { useTranslation } from '@/hooks/useTranslation';
import { platformOfPath } from '@/lib/routes';
import styles from './ShellBars.less';

/** Whether the API is the demo shop, which alone knows the faults. Asked for while there are some. */
function useIsDemoShop(isAsked: boolean): boolean {
  const [isDemoShop, setDemoShop] = useState(false);
  useEffect(() => {
    if (!isAsked) return undefined;
    let isCurrent = true;
    fetchDemoSeed().then(
      (seed) => isCurrent && setDemoShop(seed !== undefined),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isAsked]);
  return isAsked && isDemoShop;
}

/**
 * Says on every page of the shop which faults this browser has injected, so that they are not taken for errors of the shop. The
 * developer page has a bar of its own.
 */
export function FaultBar() {
  const { t } = useTranslation();
  const { rules, switchAllOff } = useFaults();
  const isOnShopPage = platformOfPath(useLocation().pathname) !== undefined;
  const isShown = useIsDemoShop(isOnShopPage && rules.length > 0);
  return (
    <div role="status">
      {isShown && (
        <div className={styles.fault}>
          <p>
            {t('shell.fault', { count: rules.length })} <code>{rules.join(', ')}</code>
          </p>
          <button type="button" className={styles.accept} onClick={switchAllOff}>
            {t('shell.fault.off')}
          </button>
        </div>
      )}
    </div>
  );
}
