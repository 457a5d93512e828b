import { Stack, Text } from '@/components/Layout';
import '@/features/promotion/promotionMessages';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './styles.less';

/** The shop's rules for invitations. */
export function InviteRules({ rules }: { rules: readonly string[] }) {
  const { t } = useTranslation();
  if (rules.length === 0) return null;
  return (
    <section>
      <Text as="h2" marginBottom={10} size={17}>
        {t('promotion.rules')}
      </Text>
      <Stack as="ol" gap={8} color="ink-2" size={15} className={styles.inviteRulesRules}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </Stack>
    </section>
  );
}
