import { Row, Stack, Text } from '@/components/Layout';
import '@/features/hall/suggestionMessages';
import { X } from 'lucide-react';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './styles.less';
import { TextButton } from '@/components/TextButton';

interface Props {
  terms: readonly string[];
  onChoose: (term: string) => void;
  onForget: (term: string) => void;
  onForgetAll: () => void;
}

/** Earlier searches: each can be repeated or removed. */
export function SearchTerms({ terms, onChoose, onForget, onForgetAll }: Props) {
  const { t } = useTranslation();
  return (
    <section aria-label={t('suggestion.group.term')}>
      <Row as="header" wrap align="center" justify="space-between" rowGap={0} columnGap={12} marginBottom={4}>
        <Text as="h2" font="sans" size={15} letterSpacing="normal">
          {t('suggestion.group.term')}
        </Text>
        <TextButton size={13} onClick={onForgetAll}>
          {t('suggestion.recentClear')}
        </TextButton>
      </Row>
      <Row as="ul" wrap gap={8}>
        {terms.map((term) => (
          <Row as="li" key={term} maxWidth="full" border="line" radius="full" background="surface">
            <Text
              as="button"
              type="button"
              ellipsis
              size={13}
              hover="action"
              className={styles.choose}
              onClick={() => onChoose(term)}
            >
              {term}
            </Text>
            <Stack
              as="button"
              type="button"
              flex="none"
              placeItems="center"
              color="ink-3"
              hover="action"
              className={styles.forget}
              aria-label={t('suggestion.recentForget', { term })}
              onClick={() => onForget(term)}
            >
              <X size={16} strokeWidth={1.8} aria-hidden />
            </Stack>
          </Row>
        ))}
      </Row>
    </section>
  );
}
