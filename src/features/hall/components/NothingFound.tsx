import { Link } from '@umijs/max';
import { StatePanel } from '@/components/StatePanel';
import type { Hall } from '@/features/hall/useHall';
import type { HallLabels } from '@/features/hall/useHallLabels';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import styles from './NothingFound.less';
import { usePlatform } from '@/platform/usePlatform';

interface Props {
  hall: Hall;
  labels: HallLabels;
}

/** Shown without results: what was searched for, with links to all categories, no filters, or all products. */
export function NothingFound({ hall, labels }: Props) {
  const { platform, Button } = usePlatform();
  const { t } = useTranslation();
  const { filters, canClear } = hall;
  const isInPlace = filters.categoryId !== undefined || filters.campaignId !== undefined;
  return (
    <StatePanel picture="empty-search" title={labels.emptyTitle} text={labels.emptyText}>
      {filters.keyword !== '' && isInPlace && (
        <Button tone="primary" onClick={hall.searchEverywhere}>
          {t('hall.searchEverywhere')}
        </Button>
      )}
      {canClear && <Button onClick={hall.clear}>{t('hall.clear')}</Button>}
      {(canClear || isInPlace) && (
        // The hall keeps one history entry on h5, whatever its filters.
        <Link className={styles.link} to={pathOf(platform, 'hall')} replace={platform === 'h5'}>
          {t('problem.hall')}
        </Link>
      )}
    </StatePanel>
  );
}
