import { ProductGrid } from '@/features/product/components/ProductGrid';
import { NothingFound } from '@/features/hall/components/NothingFound';
import { RemovableChip } from '@/components/RemovableChip';
import type { Hall } from '@/features/hall/useHall';
import type { HallLabels } from '@/features/hall/useHallLabels';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './HallProducts.less';

/** The search results, or what to do without any. */
export function HallProducts({ hall, labels }: { hall: Hall; labels: HallLabels }) {
  const { t } = useTranslation();
  const { filters, list } = hall;
  return (
    <section className={styles.goods} aria-label={labels.heading} aria-busy={list.isLoading}>
      {filters.campaignId !== undefined && (
        <p className={styles.chips}>
          <RemovableChip name={t('hall.campaign')} onRemove={hall.leaveCampaign} />
        </p>
      )}
      <ProductGrid list={list} empty={<NothingFound hall={hall} labels={labels} />} />
    </section>
  );
}
