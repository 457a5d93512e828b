import { Stack, Text } from '@/components/Layout';
import { Picture } from '@/components/Picture';
import { Price } from '@/components/Price';
import '@/features/hall/suggestionMessages';
import type { Suggestion } from '@/features/hall/getSuggestions';
import { useTranslation } from '@/hooks/useTranslation';
import { SuggestionIcon } from './SuggestionIcon';

/** What a suggestion shows: icon or picture, its text, the price of a product, and what is in an order. */
export function SuggestionContent({ suggestion }: { suggestion: Suggestion }) {
  const { t } = useTranslation();
  const { kind, label } = suggestion;
  if (kind === 'goods') {
    const { picture, price, isFromPrice } = suggestion.goods;
    return (
      <>
        <Picture picture={picture} flex="none" width={40} radius="option" />
        <Text flex={1} minWidth={0} overflowWrap="anywhere">
          {label}
        </Text>
        <Price amount={price} isFrom={isFromPrice} />
      </>
    );
  }
  if (kind === 'order') {
    const { lines } = suggestion.order;
    return (
      <>
        {lines[0] && <Picture picture={lines[0].picture} flex="none" width={40} radius="option" />}
        <Stack as="span" flex={1} minWidth={0}>
          <Text overflowWrap="anywhere">{t('suggestion.order', { number: label })}</Text>
          <Text ellipsis color="ink-2" size={13}>
            {lines.map(({ name }) => name).join(' · ')}
          </Text>
        </Stack>
      </>
    );
  }
  return (
    <>
      <Stack as="span" flex="none" placeItems="center" color="ink-3" style={{ width: 40 }}>
        <SuggestionIcon kind={kind} />
      </Stack>
      <Text flex={1} minWidth={0} overflowWrap="anywhere">
        {kind === 'all' ? t('shell.allResults', { keyword: label }) : label}
      </Text>
    </>
  );
}
