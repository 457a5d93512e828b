import { Stack, Text } from '@/components/Layout';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './tickets.less';

/** The terms of a ticket. */
export function TicketTerms({ terms }: { terms: readonly string[] }) {
  const { t } = useTranslation();
  if (terms.length === 0) return null;
  return (
    <section aria-label={t('ticket.terms')}>
      <Text as="h2" marginBottom={8} size={17}>
        {t('ticket.terms')}
      </Text>
      <Stack as="ul" gap={6} className={styles.terms}>
        {terms.map((term) => (
          <li key={term}>{term}</li>
        ))}
      </Stack>
    </section>
  );
}
