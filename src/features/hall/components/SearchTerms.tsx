import { Row, Text } from '@/components/Layout';
import '@/features/hall/hallMessages';
import { X } from 'lucide-react';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './SearchTerms.less';
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
    <section aria-label={t('hall.recent')}>
      <Row as="header" wrap align="center" justify="space-between" rowGap={0} columnGap={12} marginBottom={4}>
        <Text as="h2" font="sans" size={15} letterSpacing="normal">
          {t('hall.recent')}
        </Text>
        <TextButton className={styles.clear} onClick={onForgetAll}>
          {t('hall.recentClear')}
        </TextButton>
      </Row>
      <Row as="ul" wrap gap={8}>
        {terms.map((term) => (
          <Row as="li" key={term} maxWidth="full" border="line" radius="full" background="surface">
            <button type="button" className={styles.choose} onClick={() => onChoose(term)}>
              {term}
            </button>
            <button
              type="button"
              className={styles.forget}
              aria-label={t('hall.recentForget', { term })}
              onClick={() => onForget(term)}
            >
              <X size={16} strokeWidth={1.8} aria-hidden />
            </button>
          </Row>
        ))}
      </Row>
    </section>
  );
}
