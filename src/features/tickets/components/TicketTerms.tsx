import { useTranslation } from '@/hooks/useTranslation';
import styles from './TicketTerms.less';

/** The terms of a ticket. */
export function TicketTerms({ terms }: { terms: readonly string[] }) {
  const { t } = useTranslation();
  if (terms.length === 0) return null;
  return (
    <section aria-label={t('ticket.terms')}>
      <h2 className={styles.title}>{t('ticket.terms')}</h2>
      <ul className={styles.terms}>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </ul>
    </section>
  );
}
