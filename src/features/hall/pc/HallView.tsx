import { Skeleton } from '@/components/Skeleton';
import { Box, Row, Stack, Text } from '@/components/Layout';
import '@/features/hall/hallMessages';
import { useEffect, useMemo } from 'react';
import { Page } from '@/platform/pc/Page';
import { searchParamsOfHall, readHallFilters, virtualCategoryId } from '@/features/hall/hallFilters';
import { useHall, type Hall } from '@/features/hall/useHall';
import { useHallLabels, type HallLabels } from '@/features/hall/useHallLabels';
import { useSearchHistory } from '@/features/hall/useSearchHistory';
import { useSearchParams } from '@/hooks/useSearchParams';
import { useTopOnReplace } from '@/hooks/useTopOnReplace';
import { ProductGrid } from '@/features/product/components/ProductGrid';
import { useVirtualGoodsCount } from '@/features/product/useVirtualGoodsCount';
import { CorrectedSearch } from '@/features/hall/components/CorrectedSearch';
import { NothingFound } from '@/features/hall/components/NothingFound';
import { useTranslation } from '@/hooks/useTranslation';
import { Button, Radio } from 'antd';
import { FacetFields } from '@/features/hall/components/FacetFields';
import { FilterChips } from '@/features/hall/components/FilterChips';
import { FilterForm } from './FilterForm';
import { usePriceRange } from '@/features/hall/usePriceRange';
import { Link } from 'react-router-dom';
import { SectionError } from '@/platform/SectionError';
import { pathOf } from '@/lib/routes';
import styles from './HallView.less';

/** The sort order of the products. */
function HallSort({ hall: { filters, sorts, sortBy } }: { hall: Hall }) {
  const { t } = useTranslation();
  return (
    <Radio.Group
      className={styles.sort}
      optionType="button"
      aria-label={t('hall.sort')}
      options={sorts.map((one) => ({ value: one, label: t(`hall.sort.${one}`) }))}
      value={filters.sort}
      onChange={({ target }) => sortBy(target.value)}
    />
  );
}

/** All products, with the filters at the side. All choices are in the URL. */
export default function HallView() {
  const { query, changeQuery } = useSearchParams();
  const filters = useMemo(() => readHallFilters(query), [query]);
  const hall = useHall(filters, (next, options) => changeQuery(searchParamsOfHall(next), options));
  const labels = useHallLabels(hall);
  const { remember } = useSearchHistory();
  useTopOnReplace(JSON.stringify(searchParamsOfHall(filters)));

  // The search field is in the header of every page; its text arrives in the URL.
  useEffect(() => {
    if (filters.keyword !== '') remember(filters.keyword);
  }, [filters.keyword, remember]);

  return (
    <Page title={labels.heading} isFullWidth>
      <Stack align="start" className={styles.hall}>
        <HallAside hall={hall} />
        <Box minWidth={0}>
          <Row wrap align="center" justify="space-between" rowGap={8} columnGap={24} marginBottom={20}>
            <Text as="p" color="ink-2" size={15} style={{ minHeight: '1.45em' }} role="status">
              {labels.status}
            </Text>
            <HallSort hall={hall} />
          </Row>
          <HallResults hall={hall} labels={labels} />
        </Box>
      </Stack>
    </Page>
  );
}

/** The search results with their filters, or what to do without results. */
function HallResults({ hall, labels }: { hall: Hall; labels: HallLabels }) {
  const { t } = useTranslation();
  const { list } = hall;
  return (
    <section aria-labelledby="hall-results" aria-busy={list.isLoading}>
      <h2 id="hall-results" className="visually-hidden">
        {t('hall.results')}
      </h2>
      <FilterChips hall={hall} />
      <CorrectedSearch hall={hall} />
      <ProductGrid list={list} label={labels.heading} empty={<NothingFound hall={hall} labels={labels} />} />
    </section>
  );
}

/** All filters; each is applied at once. */
function HallAside({ hall }: { hall: Hall }) {
  const { t } = useTranslation();
  const { filters } = hall;
  const prices = usePriceRange(filters);
  const { range } = prices;
  const isChanged = range && (range.priceFrom !== filters.priceFrom || range.priceTo !== filters.priceTo);
  const settle = () => {
    if (!range) return;
    prices.reset();
    if (isChanged) hall.setRange(range);
  };
  return (
    <Stack as="aside" gap={24} className={styles.aside} aria-label={t('hall.filter')}>
      <HallCategories hall={hall} />
      <Stack gap={12} paddingTop={24} borderTop="line">
        <FilterForm prices={prices} onSettle={settle} isInStock={filters.isInStock} setInStock={hall.setInStock} />
        <Stack gap={20} className={styles.facets}>
          <FacetFields facets={hall.facets} chosen={filters.facets} onChange={hall.setFacets} />
        </Stack>
        {hall.canClear && (
          <Button
            shape="round"
            block
            onClick={() => {
              prices.reset();
              hall.clear();
            }}
          >
            {t('hall.clear')}
          </Button>
        )}
      </Stack>
    </Stack>
  );
}

/** The categories with their numbers of products in this search. Choosing one keeps the other filters. */
function HallCategories({ hall: { categories, countIn, filters } }: { hall: Hall }) {
  const { t } = useTranslation();
  const virtualCount = useVirtualGoodsCount();
  const { data, isLoading, error, refetch: retry } = categories;
  const entry = (id: string | undefined, name: string, count?: number) => (
    <li key={id ?? ''}>
      <Row
        as={Link}
        align="center"
        justify="space-between"
        gap={12}
        paddingBlock={4}
        paddingInline={12}
        radius="option"
        size={15}
        hover="action"
        className={styles.category}
        to={pathOf('pc', 'hall', searchParamsOfHall({ ...filters, categoryId: id }))}
        aria-current={id === filters.categoryId ? 'true' : undefined}
      >
        <Box as="span" minWidth={0}>
          {name}
        </Box>
        {/* A number of zero says nothing that an empty list does not; the row stays, so that none below it moves. */}
        {count !== undefined && count > 0 && (
          <Text color="ink-3" size={13} tabular className={styles.count}>
            {count}
          </Text>
        )}
      </Row>
    </li>
  );
  return (
    <nav aria-label={t('hall.categories')}>
      <ul>
        {entry(undefined, t('hall.everything'))}
        {isLoading &&
          Array.from({ length: 8 }, (_, at) => (
            <Row
              as="li"
              key={`skeleton ${at}`}
              align="center"
              justify="space-between"
              gap={12}
              paddingBlock={4}
              paddingInline={12}
              radius="option"
              size={15}
              className={styles.category}
              aria-hidden="true"
            >
              <Skeleton width="60%" height="16px" />
            </Row>
          ))}
        {data?.list.map(({ id, name, goodsCount }) => entry(id, name, countIn(id) ?? goodsCount))}
        {virtualCount !== 0 && entry(virtualCategoryId, t('hall.virtual'), countIn(virtualCategoryId) ?? virtualCount)}
      </ul>
      {error && <SectionError error={error} name={t('hall.categories')} retry={retry} />}
    </nav>
  );
}
