import { GoodsGrid } from '@/components/both/GoodsGrid';
import { NothingFound } from '@/components/both/NothingFound';
import { RemovableChip } from '@/components/common/RemovableChip';
import { kit } from '@/components/h5/kit';
import type { Hall } from '@/features/hall/useHall';
import type { HallWords } from '@/features/hall/useHallWords';
import { useWords } from '@/hooks/useWords';
import styles from './HallGoods.less';

/** What was found; with nothing found, what was asked for and the ways on. */
export function HallGoods({ hall, words }: { hall: Hall; words: HallWords }) {
  const { t } = useWords();
  const { filters, list } = hall;
  return (
    <section className={styles.goods} aria-label={words.heading} aria-busy={list.isLoading}>
      {filters.campaignId !== undefined && (
        <p className={styles.chips}>
          <RemovableChip name={t('hall.campaign')} onRemove={hall.leaveCampaign} />
        </p>
      )}
      <GoodsGrid face="h5" list={list} empty={<NothingFound kit={kit} hall={hall} words={words} />} />
    </section>
  );
}
