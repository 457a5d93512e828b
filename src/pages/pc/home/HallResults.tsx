import { Link } from '@umijs/max';
import { Button } from 'antd';
import { RemovableChip } from '@/components/common/RemovableChip';
import { StatePanel } from '@/components/common/StatePanel';
import { GoodsGrid } from '@/components/pc/GoodsGrid';
import type { Hall } from '@/features/hall/useHall';
import type { HallWords } from '@/features/hall/useHallWords';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './HallResults.less';

/** What was found, below the search and campaign that it was found by; with nothing found, the ways on. */
export function HallResults({ hall, words }: { hall: Hall; words: HallWords }) {
  const { t } = useWords();
  const { filters, list, canClear } = hall;
  const isInPlace = filters.categoryId !== undefined || filters.campaignId !== undefined;
  const empty = (
    <StatePanel picture="empty-search" title={words.emptyTitle} text={words.emptyText}>
      {filters.keyword !== '' && isInPlace && (
        <Button type="primary" shape="round" onClick={hall.searchEverywhere}>
          {t('hall.searchEverywhere')}
        </Button>
      )}
      {canClear && (
        <Button shape="round" onClick={hall.clear}>
          {t('hall.clear')}
        </Button>
      )}
      {(canClear || isInPlace) && (
        <Link className={styles.way} to={pathOf('pc', 'hall')}>
          {t('problem.hall')}
        </Link>
      )}
    </StatePanel>
  );
  return (
    <section aria-label={words.heading} aria-busy={list.isLoading}>
      {(filters.keyword !== '' || filters.campaignId !== undefined) && (
        <p className={styles.chips}>
          {filters.keyword !== '' && <RemovableChip name={filters.keyword} onRemove={() => hall.search('')} />}
          {filters.campaignId !== undefined && <RemovableChip name={t('hall.campaign')} onRemove={hall.leaveCampaign} />}
        </p>
      )}
      <GoodsGrid list={list} empty={empty} />
    </section>
  );
}
