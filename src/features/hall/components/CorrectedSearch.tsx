import { Text } from '@/components/Layout';
import '@/features/hall/hallMessages';
import type { Hall } from '@/features/hall/useHall';
import { useTranslation } from '@/hooks/useTranslation';

/** Says that the API searched for another word than the typed one; nothing without results, where `NothingFound` offers it. */
export function CorrectedSearch({ hall: { correctedKeyword, filters, list } }: { hall: Hall }) {
  const { t } = useTranslation();
  if (correctedKeyword === undefined || list.rows.length === 0) return null;
  return (
    <Text as="p" marginBottom={12} color="ink-2" size={15} overflowWrap="anywhere">
      {t('hall.corrected', { keyword: filters.keyword, corrected: correctedKeyword })}
    </Text>
  );
}
