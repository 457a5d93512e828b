import { useId, useState } from 'react';
import type { Review } from '@/api/productReview';
import { getReviews, reviewSort, type ReviewSort } from '@/api/reviews';
import { ChoiceSelect } from '@/components/ChoiceSelect';
import { Row, Stack, Text } from '@/components/Layout';
import { useTranslation } from '@/hooks/useTranslation';
import { LoadingRows } from '@/platform/LoadingRows';
import { SectionError } from '@/platform/SectionError';
import { usePlatform } from '@/platform/usePlatform';
import { pageSize, usePaginatedQuery } from '@/query/usePaginatedQuery';
import { ReviewRows, VISIBLE_REVIEWS } from './ReviewRows';
import type { ReviewKit } from './reviewKit';

interface Props {
  kit: ReviewKit;
  goodsId: string;
  /** The reviews that came with the product: the beginning of the list without a filter. */
  first: readonly Review[];
  /** Only those with this number of stars. */
  stars: number | undefined;
  onStars: (stars: number | undefined) => void;
}

interface Filter {
  goodsId: string;
  sort: ReviewSort;
  withPhotos: boolean;
  stars?: number;
}

/** The reviews of a product, sorted and filtered, page by page. */
export function ReviewList({ kit, goodsId, first, stars, onStars }: Props) {
  const { t } = useTranslation();
  const { Button, Checkbox } = usePlatform();
  const id = useId();
  const [sort, setSort] = useState<ReviewSort>('helpful');
  const [withPhotos, setWithPhotos] = useState(false);
  const filter: Filter = { goodsId, sort, withPhotos, ...(stars !== undefined && { stars }) };
  const isFiltered = withPhotos || stars !== undefined;
  return (
    <Stack gap={16} alignContent="start">
      <Row wrap align="center" rowGap={8} columnGap={20}>
        <Row align="center" gap={8} minWidth={0}>
          <Text as="label" htmlFor={id} size={15} flex="none">
            {t('review.sort')}
          </Text>
          <ChoiceSelect
            id={id}
            name="reviewSort"
            value={sort}
            options={reviewSort.options.map((value) => ({ value, label: t(`review.sort.${value}`) }))}
            onChange={({ target }) => setSort(reviewSort.options.find((one) => one === target.value) ?? 'helpful')}
          />
        </Row>
        <Row align="center" gap={8} minHeight="touch">
          <Checkbox
            name="withPhotos"
            isChecked={withPhotos}
            onChange={setWithPhotos}
            labelledBy={`${id}-photos`}
            errorId={undefined}
          />
          <Text id={`${id}-photos`} size={15} onClick={() => setWithPhotos(!withPhotos)}>
            {t('review.withPhotos')}
          </Text>
        </Row>
        {isFiltered && (
          <Button
            size="small"
            onClick={() => {
              setWithPhotos(false);
              onStars(undefined);
            }}
          >
            {t('review.all')}
          </Button>
        )}
      </Row>
      <div>
        <FilteredReviews
          // Another choice begins at the top.
          key={JSON.stringify(filter)}
          kit={kit}
          filter={filter}
          first={sort === 'helpful' && !isFiltered ? first : []}
        />
      </div>
    </Stack>
  );
}

function FilteredReviews({ kit, filter, first }: Pick<Props, 'kit' | 'first'> & { filter: Filter }) {
  const { t } = useTranslation();
  const list = usePaginatedQuery(getReviews, filter);
  const [limit, setLimit] = useState(VISIBLE_REVIEWS);
  const rows = list.rows.length > 0 ? list.rows : first;
  const { isLoading, error, hasMore, isLoadingMore } = list;
  const showMore = () => {
    const next = limit + pageSize;
    setLimit(next);
    if (next > rows.length && hasMore) void list.loadMore();
  };
  if (isLoading && rows.length === 0) return <LoadingRows rows={3} />;
  return (
    <>
      {rows.length === 0 && !error && (
        <Text as="p" color="ink-2" role="status">
          {t('review.none')}
        </Text>
      )}
      <ReviewRows
        kit={kit}
        rows={rows.slice(0, limit)}
        total={Math.max(list.total, rows.length)}
        onMore={rows.length > limit || hasMore ? showMore : undefined}
        isLoadingMore={isLoadingMore}
      />
      {error && <SectionError name={t('review.title')} error={error} retry={() => void list.refetch()} />}
    </>
  );
}
