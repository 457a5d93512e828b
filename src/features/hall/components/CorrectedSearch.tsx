import '@/features/hall/hallMessages';
import type { Hall } from '@/features/hall/useHall';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './CorrectedSearch.less';

/** Says that the API searched for another word than the typed one; nothing without results, where `NothingFound` offers it. */
export function CorrectedSearch({ hall: { correctedKeyword, filters, list } }: { hall: Hall }) {
  const { t } = useTranslation();
  if (correctedKeyword === undefined || list.rows.length === 0) return null;
  return (
    <p className={styles.note}>{t('hall.corrected', { keyword: filters.keyword, corrected: correctedKeyword })}</p>
  );
}
