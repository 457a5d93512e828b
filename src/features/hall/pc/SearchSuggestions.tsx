import classNames from 'classnames';
import { X } from 'lucide-react';
import { useEffect } from 'react';
import { Card, Row, Text } from '@/components/Layout';
import '@/features/hall/suggestionMessages';
import { SuggestionContent } from '@/features/hall/components/SuggestionContent';
import { groupSuggestions, type Suggestion } from '@/features/hall/getSuggestions';
import { useSearchHistory } from '@/features/hall/useSearchHistory';
import { useSearchSuggestions } from '@/features/hall/useSearchSuggestions';
import { useTranslation } from '@/hooks/useTranslation';
import styles from '@/features/hall/components/suggestions.less';

interface Props {
  /** Id of the list; its options are `<id>-<index>`, for `aria-activedescendant`. */
  id: string;
  text: string;
  /** Index of the option that the arrow keys selected, or -1. */
  active: number;
  /** Receives the suggestions, for the keyboard handling of the field. */
  onOffer: (offered: readonly Suggestion[]) => void;
  onChoose: (suggestion: Suggestion) => void;
}

/**
 * The suggestions of the header's search field by kind: earlier and completed searches, categories, products, articles, orders. The focus stays in
 * the field.
 */
export default function SearchSuggestions({ id, text, active, onOffer, onChoose }: Props) {
  const { t } = useTranslation();
  const offered = useSearchSuggestions(text);
  useEffect(() => onOffer(offered), [offered, onOffer]);
  const groups = groupSuggestions(offered);
  if (groups.length === 0) return null;
  const isHistory = text.trim() === '';
  return (
    // Otherwise the field would lose the focus, and the list would close before the click.
    <Card className={styles.options} onPointerDown={(event) => event.preventDefault()}>
      <div className={classNames(isHistory && styles.history)}>
        <div id={id} role="listbox" aria-label={t('shell.suggestions')}>
          {groups.map(({ kind, rows }) => (
            <div key={kind} role="group" aria-label={t(`suggestion.group.${kind}`)}>
              {(groups.length > 1 || isHistory) && (
                <Text as="p" className={styles.heading} aria-hidden>
                  {t(`suggestion.group.${kind}`)}
                </Text>
              )}
              {rows.map(({ suggestion, at }) => (
                <Row
                  key={suggestion.key}
                  id={`${id}-${at}`}
                  align="center"
                  gap={12}
                  paddingBlock={4}
                  paddingInline={12}
                  radius="option"
                  size={15}
                  className={styles.option}
                  role="option"
                  tabIndex={-1}
                  aria-selected={at === active}
                  onClick={() => onChoose(suggestion)}
                >
                  <SuggestionContent suggestion={suggestion} />
                </Row>
              ))}
            </div>
          ))}
        </div>
        {isHistory && <HistoryButtons terms={offered.map(({ label }) => label)} />}
      </div>
    </Card>
  );
}

/** Remove the earlier searches, all or each beside its option: an option cannot contain a button. The field has the focus then. */
function HistoryButtons({ terms }: { terms: readonly string[] }) {
  const { t } = useTranslation();
  const { forget, forgetAll } = useSearchHistory();
  const focusField = ({ form }: HTMLButtonElement) => form?.querySelector('input')?.focus();
  return (
    <>
      <button
        type="button"
        className={styles.clear}
        onClick={({ currentTarget }) => {
          focusField(currentTarget);
          forgetAll();
        }}
      >
        {t('suggestion.recentClear')}
      </button>
      {terms.map((term) => (
        <button
          key={term}
          type="button"
          className={styles.forget}
          aria-label={t('suggestion.recentForget', { term })}
          onClick={({ currentTarget }) => {
            focusField(currentTarget);
            forget(term);
          }}
        >
          <X size={16} strokeWidth={1.8} aria-hidden />
        </button>
      ))}
    </>
  );
}
