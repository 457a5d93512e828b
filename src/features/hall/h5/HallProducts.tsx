import { Box } from '@/components/Layout';
import '@/features/hall/hallMessages';
import { ProductGrid } from '@/features/product/components/ProductGrid';
import { FilterChips } from '@/features/hall/components/FilterChips';
import { CorrectedSearch } from '@/features/hall/components/CorrectedSearch';
import { NothingFound } from '@/features/hall/components/NothingFound';
import type { Hall } from '@/features/hall/useHall';
import type { HallLabels } from '@/features/hall/useHallLabels';
import { useTranslation } from '@/hooks/useTranslation';

/** The search results, or what to do without any. */
export function HallProducts({ hall, labels }: { hall: Hall; labels: HallLabels }) {
  const { t } = useTranslation();
  const { list } = hall;
  return (
    <Box as="section" minWidth={0} aria-labelledby="hall-results" aria-busy={list.isLoading}>
      <h2 id="hall-results" className="visually-hidden">
        {t('hall.results')}
      </h2>
      <FilterChips hall={hall} />
      <CorrectedSearch hall={hall} />
      <ProductGrid list={list} label={labels.heading} empty={<NothingFound hall={hall} labels={labels} />} />
    </Box>
  );
}
