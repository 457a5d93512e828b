import { History, LayoutGrid } from 'lucide-react';
import { useEffect } from 'react';
import { Picture } from '@/components/common/Picture';
import { Price } from '@/components/common/Price';
import type { Suggestion } from '@/features/hall/suggestionsFor';
import { useSearchSuggestions } from '@/features/hall/useSearchSuggestions';
import { useWords } from '@/hooks/useWords';
import styles from './SearchSuggestions.less';

interface Props {
  /** Of the list; its options are `<id>-<place>`, which the field names as the active one. */
  id: string;
  text: string;
  /** Place of the one that the arrow keys have reached, or -1. */
  active: number;
  /** Is told what is offered, for the keys of the field. */
  onOffer: (offered: readonly Suggestion[]) => void;
  onChoose: (suggestion: Suggestion) => void;
}

/** What the search of the header offers: searches of before, categories, goods. The focus stays in the field. */
export default function SearchSuggestions({ id, text, active, onOffer, onChoose }: Props) {
  const { t } = useWords();
  const offered = useSearchSuggestions(text);
  useEffect(() => onOffer(offered), [offered, onOffer]);
  if (offered.length === 0) return null;
  return (
    <div id={id} className={styles.list} role="listbox" aria-label={t('shell.suggestions')}>
      {offered.map((suggestion, at) => (
        <div
          key={suggestion.key}
          id={`${id}-${at}`}
          className={styles.option}
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          // Before the field loses its focus, which would take the list away from under the pointer.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          {suggestion.kind === 'goods' ? (
            <Picture picture={suggestion.goods.picture} className={styles.picture} />
          ) : (
            <span className={styles.icon}>{suggestion.kind === 'term' ? <History size={18} strokeWidth={1.8} aria-hidden /> : <LayoutGrid size={18} strokeWidth={1.8} aria-hidden />}</span>
          )}
          <span className={styles.label}>{suggestion.label}</span>
          {suggestion.kind === 'goods' && <Price amount={suggestion.goods.price} isFrom={suggestion.goods.isFromPrice} />}
        </div>
      ))}
    </div>
  );
}
