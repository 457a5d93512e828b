import { Link } from 'react-router-dom';
import { Text } from '@/components/Layout';
import '@/features/hall/suggestionMessages';
import { SuggestionContent } from '@/features/hall/components/SuggestionContent';
import { groupSuggestions, type Suggestion } from '@/features/hall/getSuggestions';
import { useSearchSuggestions } from '@/features/hall/useSearchSuggestions';
import { useTranslation } from '@/hooks/useTranslation';
import styles from '@/features/hall/components/suggestions.less';

interface Props {
  /** The typed text. */
  text: string;
  /** Searches for a term. */
  onSearch: (term: string) => void;
  /** A link was followed. */
  onLeave: () => void;
}

/** The suggestions below the search field by kind: earlier and completed searches, categories, products with their price, articles and orders. */
export default function SearchSuggestions({ text, onSearch, onLeave }: Props) {
  const { t } = useTranslation();
  const groups = groupSuggestions(useSearchSuggestions(text));
  if (groups.length === 0) return null;
  return (
    <ul style={{ marginInline: -12 }} aria-label={t('shell.suggestions')}>
      {groups.map(({ kind, rows }) => (
        <li key={kind}>
          {groups.length > 1 && (
            <Text as="p" className={styles.heading} aria-hidden>
              {t(`suggestion.group.${kind}`)}
            </Text>
          )}
          <ul aria-label={t(`suggestion.group.${kind}`)}>
            {rows.map(({ suggestion }) => (
              <li key={suggestion.key}>
                <SuggestionRow suggestion={suggestion} onSearch={onSearch} onLeave={onLeave} />
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function SuggestionRow({ suggestion, onSearch, onLeave }: Omit<Props, 'text'> & { suggestion: Suggestion }) {
  const { kind, label, to } = suggestion;
  const content = <SuggestionContent suggestion={suggestion} />;
  return kind === 'term' || kind === 'query' || kind === 'all' ? (
    <button type="button" className={styles.row} onClick={() => onSearch(label)}>
      {content}
    </button>
  ) : (
    // The hall keeps one history entry, whatever its filters.
    <Link className={styles.row} to={to} replace={kind === 'category'} onClick={onLeave}>
      {content}
    </Link>
  );
}
