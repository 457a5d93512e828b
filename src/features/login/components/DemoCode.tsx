import { Text } from '@/components/Layout';
import type { IdentifierKind } from '@/features/login/identifiers';
import { useTranslation } from '@/hooks/useTranslation';
import { addMessages } from '@/lib/i18n';
import { demoCode } from '@@/locales/demoCode';
import styles from './login.less';

addMessages(demoCode);

/** Shows the code in place of a text message or an e-mail; the demo shop sends none. */
export function DemoCode({ code, by, onUse }: { code: string; by: IdentifierKind; onUse: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.sms} role="status">
      <div className={styles.content}>
        <Text as="p" color="leaf" size={12} weight={600}>
          {t(`login.demoFrom.${by}`)}
        </Text>
        <Text as="p" size={15} tabular>
          {t('login.demoText', { code })}
        </Text>
      </div>
      <button type="button" className={styles.use} onClick={onUse}>
        {t('login.demoUse')}
      </button>
    </div>
  );
}
