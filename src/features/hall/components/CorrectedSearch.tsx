import { Text } from '@/components/Layout';
import '@/features/hall/hallMessages';
import type { Hall } from '@/features/hall/useHall';
import { useTranslation } from '@/hooks/useTranslation';

/**
 * Says that the products have only a part of the typed text, or that the API searched for another word; nothing without results,
 * where `NothingFound` offers it.
 */
export function CorrectedSearch({ hall: { correctedKeyword, matchedKeyword, filters, list } }: { hall: Hall }) {
  const { t } = useTranslation();
  const { keyword } = filters;
  if (list.rows.length === 0) return null;
  const text =
    matchedKeyword !== undefined
      ? t('hall.partial', { keyword, matched: matchedKeyword })
      : correctedKeyword !== undefined && t('hall.corrected', { keyword, corrected: correctedKeyword });
  if (!text) return null;
  return (
    <Text as="p" marginBottom={12} color="ink-2" size={15} overflowWrap="anywhere">
      {text}
    </Text>
  );
}
