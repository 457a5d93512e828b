import { GoodsGrid } from '@/components/both/GoodsGrid';
import { NothingFound } from '@/components/both/NothingFound';
import { RemovableChip } from '@/components/common/RemovableChip';
import { kit } from '@/components/pc/kit';
import type { Hall } from '@/features/hall/useHall';
import type { HallWords } from '@/features/hall/useHallWords';
import { useWords } from '@/hooks/useWords';
import styles from './HallResults.less';

/** What was found, below the search and campaign that it was found by; with nothing found, the ways on. */
export function HallResults({ hall, words }: { hall: Hall; words: HallWords }) {
  const { t } = useWords();
  const { filters, list } = hall;
  return (
    <section aria-label={words.heading} aria-busy={list.isLoading}>
      {(filters.keyword !== '' || filters.campaignId !== undefined) && (
        <p className={styles.chips}>
          {filters.keyword !== '' && <RemovableChip name={filters.keyword} onRemove={() => hall.search('')} />}
          {filters.campaignId !== undefined && <RemovableChip name={t('hall.campaign')} onRemove={hall.leaveCampaign} />}
        </p>
      )}
      <GoodsGrid face="pc" list={list} empty={<NothingFound kit={kit} hall={hall} words={words} />} />
    </section>
  );
}
