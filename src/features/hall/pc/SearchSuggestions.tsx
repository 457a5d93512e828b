import { useEffect } from 'react';
import { Card, Row, Stack, Text } from '@/components/Layout';
import { Picture } from '@/components/Picture';
import { Price } from '@/components/Price';
import type { Suggestion } from '@/features/hall/getSuggestions';
import { SuggestionIcon } from '@/features/hall/components/SuggestionIcon';
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
 * The suggestions of the header's search field: earlier searches, categories, products. The focus stays in the field.
 */
export default function SearchSuggestions({ id, text, active, onOffer, onChoose }: Props) {
  const { t } = useTranslation();
  const offered = useSearchSuggestions(text);
  useEffect(() => onOffer(offered), [offered, onOffer]);
  if (offered.length === 0) return null;
  return (
    <Card id={id} className={styles.options} role="listbox" aria-label={t('shell.suggestions')}>
      {offered.map((suggestion, at) => (
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
          // Otherwise the field would lose the focus, and the list would close before the click.
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
        >
          {suggestion.kind === 'goods' ? (
            <Picture picture={suggestion.goods.picture} flex="none" width={40} radius="option" />
          ) : (
            <Stack as="span" flex="none" placeItems="center" color="ink-3" style={{ width: 40 }}>
              <SuggestionIcon kind={suggestion.kind} />
            </Stack>
          )}
          <Text flex={1} minWidth={0} overflowWrap="anywhere">
            {suggestion.kind === 'all' ? t('shell.allResults', { keyword: suggestion.label }) : suggestion.label}
          </Text>
          {suggestion.kind === 'goods' && (
            <Price amount={suggestion.goods.price} isFrom={suggestion.goods.isFromPrice} />
          )}
        </Row>
      ))}
    </Card>
  );
}
