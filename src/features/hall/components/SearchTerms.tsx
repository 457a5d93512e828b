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
      <header className={styles.header}>
        <h2 className={styles.title}>{t('hall.recent')}</h2>
        <TextButton className={styles.clear} onClick={onForgetAll}>
          {t('hall.recentClear')}
        </TextButton>
      </header>
      <ul className={styles.list}>
        {terms.map((term) => (
          <li key={term} className={styles.term}>
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
          </li>
        ))}
      </ul>
    </section>
  );
}
