import { Link } from '@umijs/max';
import { Stack, Text } from '@/components/Layout';
import { Picture } from '@/components/Picture';
import { Price } from '@/components/Price';
import { SuggestionIcon } from '@/features/hall/components/SuggestionIcon';
import type { Suggestion } from '@/features/hall/getSuggestions';
import { useSearchSuggestions } from '@/features/hall/useSearchSuggestions';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import styles from '@/features/hall/components/suggestions.less';

interface Props {
  /** The typed text. */
  text: string;
  /** Searches for a term. */
  onSearch: (term: string) => void;
  /** A link was followed. */
  onLeave: () => void;
}

/** The suggestions below the search field: earlier searches, categories, products with their price, and all results. */
export default function SearchSuggestions({ text, onSearch, onLeave }: Props) {
  const { t } = useTranslation();
  const offered = useSearchSuggestions(text);
  if (offered.length === 0) return null;
  return (
    <ul style={{ marginInline: -12 }} aria-label={t('shell.suggestions')}>
      {offered.map((suggestion) => (
        <li key={suggestion.key}>
          <SuggestionRow suggestion={suggestion} onSearch={onSearch} onLeave={onLeave} />
        </li>
      ))}
    </ul>
  );
}

function SuggestionRow({ suggestion, onSearch, onLeave }: Omit<Props, 'text'> & { suggestion: Suggestion }) {
  const { t } = useTranslation();
  const { kind, label } = suggestion;
  if (kind === 'goods') {
    const { id, goods } = suggestion;
    return (
      <Link className={styles.row} to={pathOf('h5', 'goods', { id })} onClick={onLeave}>
        <Picture picture={goods.picture} flex="none" width={40} radius="option" />
        <Text flex={1} minWidth={0} overflowWrap="anywhere">
          {label}
        </Text>
        <Price amount={goods.price} isFrom={goods.isFromPrice} />
      </Link>
    );
  }
  const content = (
    <>
      <Stack as="span" flex="none" placeItems="center" color="ink-3" style={{ width: 40 }}>
        <SuggestionIcon kind={kind} />
      </Stack>
      <Text flex={1} minWidth={0} overflowWrap="anywhere">
        {kind === 'all' ? t('shell.allResults', { keyword: label }) : label}
      </Text>
    </>
  );
  return kind === 'category' ? (
    // The hall keeps one history entry, whatever its filters.
    <Link className={styles.row} to={pathOf('h5', 'hall', { categoryId: suggestion.id })} replace onClick={onLeave}>
      {content}
    </Link>
  ) : (
    <button type="button" className={styles.row} onClick={() => onSearch(label)}>
      {content}
    </button>
  );
}
