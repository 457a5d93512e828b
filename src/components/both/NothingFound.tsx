import { Link } from '@umijs/max';
import { StatePanel } from '@/components/common/StatePanel';
import type { Hall } from '@/features/hall/useHall';
import type { HallWords } from '@/features/hall/useHallWords';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import type { Kit } from './kit';
import styles from './NothingFound.less';

interface Props {
  kit: Kit;
  hall: Hall;
  words: HallWords;
}

/** What was asked for, and the ways on: everywhere, without the filters, or to all goods. */
export function NothingFound({ kit, hall, words }: Props) {
  const { t } = useWords();
  const { filters, canClear } = hall;
  const isInPlace = filters.categoryId !== undefined || filters.campaignId !== undefined;
  return (
    <StatePanel picture="empty-search" title={words.emptyTitle} text={words.emptyText}>
      {filters.keyword !== '' && isInPlace && (
        <kit.Button tone="primary" onClick={hall.searchEverywhere}>
          {t('hall.searchEverywhere')}
        </kit.Button>
      )}
      {canClear && <kit.Button onClick={hall.clear}>{t('hall.clear')}</kit.Button>}
      {(canClear || isInPlace) && (
        // The hall of the phone keeps one place in the history, however it is filtered.
        <Link className={styles.way} to={pathOf(kit.face, 'hall')} replace={kit.face === 'h5'}>
          {t('problem.hall')}
        </Link>
      )}
    </StatePanel>
  );
}
