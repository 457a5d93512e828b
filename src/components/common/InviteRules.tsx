import { useWords } from '@/hooks/useWords';
import styles from './InviteRules.less';

/** The rules of inviting, as the shop states them. */
export function InviteRules({ rules }: { rules: readonly string[] }) {
  const { t } = useWords();
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
