import '@/features/promotion/promotionMessages';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './InviteRules.less';

/** The shop's rules for invitations. */
export function InviteRules({ rules }: { rules: readonly string[] }) {
  const { t } = useTranslation();
  if (rules.length === 0) return null;
  return (
    <section>
      <h2 className={styles.title}>{t('promotion.rules')}</h2>
      <ol className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ol>
    </section>
  );
}
