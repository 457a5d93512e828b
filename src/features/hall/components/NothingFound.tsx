import { Box, Row, Stack, Text } from '@/components/Layout';
import '@/features/hall/hallMessages';
import '@/features/hall/suggestionMessages';
import { Link } from 'react-router-dom';
import { getGoodsList, type GoodsCard } from '@/api/goods';
import { ArticleCards } from '@/features/articles/components/ArticleCards';
import { useFoundArticles } from '@/features/articles/useFoundArticles';
import { StatePanel } from '@/platform/StatePanel';
import { searchParamsOfHall } from '@/features/hall/hallFilters';
import type { Hall } from '@/features/hall/useHall';
import type { HallLabels } from '@/features/hall/useHallLabels';
import { ProductCard } from '@/features/product/components/ProductCard';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { useColumns } from '@/hooks/useColumns';
import { useQuery } from '@/query/useQuery';
import { usePlatform } from '@/platform/usePlatform';

interface Props {
  hall: Hall;
  labels: HallLabels;
}

/** Maximum number of help articles. */
const MAX_ARTICLES = 3;

/**
 * Shown without results: what was searched for, the corrected word, links to all categories, no filters, or all products, and
 * below it the articles about the text, the categories and popular products.
 */
export function NothingFound({ hall, labels }: Props) {
  const { platform, Button } = usePlatform();
  const { t } = useTranslation();
  const { filters, canClear, correctedKeyword } = hall;
  const isFiltered = filters.categoryId !== undefined || filters.campaignId !== undefined;
  return (
    <>
      <StatePanel picture="empty-search" title={labels.emptyTitle} text={labels.emptyText}>
        {correctedKeyword !== undefined && (
          <Button color="primary" onClick={() => hall.search(correctedKeyword)}>
            {t('hall.searchInstead', { keyword: correctedKeyword })}
          </Button>
        )}
        {filters.keyword !== '' && isFiltered && (
          <Button color="primary" onClick={hall.searchEverywhere}>
            {t('hall.searchEverywhere')}
          </Button>
        )}
        {canClear && <Button onClick={hall.clear}>{t('hall.clear')}</Button>}
        {(canClear || isFiltered) && (
          // The hall keeps one history entry on h5, whatever its filters.
          <Row
            as={Link}
            minHeight="touch"
            align="center"
            paddingBlock={4}
            paddingInline={12}
            color="action"
            weight={600}
            inline
            to={pathOf(platform, 'hall')}
            replace={platform === 'h5'}
          >
            {t('problem.hall')}
          </Row>
        )}
      </StatePanel>
      <FoundArticles searchText={filters.keyword} />
      {filters.keyword !== '' && <CategoryLinkList hall={hall} />}
      <PopularProducts />
    </>
  );
}

/** The articles that have the searched words. "Return policy" is no product. */
function FoundArticles({ searchText }: { searchText: string }) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  const articles = useFoundArticles(searchText, true);
  if (articles.length === 0) return null;
  return (
    <Box as="section" marginBottom={24} aria-label={t('suggestion.group.article')}>
      <Text as="h2" marginBottom={12} size={17}>
        {t('suggestion.group.article')}
      </Text>
      <ArticleCards heads={articles.slice(0, MAX_ARTICLES)} toArticle={(id) => pathOf(platform, 'article', { id })} />
    </Box>
  );
}

/** Links to the categories; the phone has them at the side. */
function CategoryLinkList({ hall: { categories, filters } }: { hall: Hall }) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  if (platform === 'h5' || !categories.data?.list.length) return null;
  return (
    <Row as="nav" wrap justify="center" gap={8} marginBottom={24} aria-label={t('hall.lookIn')}>
      {categories.data.list.map(({ id, name }) => (
        <Link
          key={id}
          className="button-link"
          to={pathOf(platform, 'hall', searchParamsOfHall({ ...filters, keyword: '', categoryId: id }))}
        >
          {name}
        </Link>
      ))}
    </Row>
  );
}

/** Number of popular products. */
const MAX_POPULAR_PRODUCTS = 6;

/** Popular products; not shown while they load or when that fails. */
function PopularProducts() {
  const { t } = useTranslation();
  const { data } = useQuery(getGoodsList, { pageSize: MAX_POPULAR_PRODUCTS });
  if (!data?.list.length) return null;
  return (
    <section aria-label={t('hall.popular')}>
      <Text as="h2" marginBottom={12} size={17}>
        {t('hall.popular')}
      </Text>
      <PopularList products={data.list} />
    </section>
  );
}

/** As many products as fill whole lines; the phone has two columns. */
function PopularList({ products }: { products: readonly GoodsCard[] }) {
  const { platform } = usePlatform();
  const { ref, columns } = useColumns<HTMLUListElement>(190, 20, 2, platform === 'h5' ? 2 : MAX_POPULAR_PRODUCTS);
  return (
    <Stack
      as="ul"
      ref={ref}
      gap={platform === 'h5' ? 12 : 20}
      style={{ gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))` }}
    >
      {products.slice(0, MAX_POPULAR_PRODUCTS - (MAX_POPULAR_PRODUCTS % columns)).map((goods) => (
        <li key={goods.id}>
          <ProductCard goods={goods} />
        </li>
      ))}
    </Stack>
  );
}
