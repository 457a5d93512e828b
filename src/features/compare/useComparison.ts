/** The compared products with what the API says of them. */
import { getGoodsDetail, type GoodsDetail } from '@/api/products';
import { isNotFoundError, useQuery } from '@/query/useQuery';
import { useComparedProducts, type ComparedProduct } from './compareList';

/** Reads a product, if there is one at this position of the list. */
function useCompared(compared: ComparedProduct | undefined) {
  const read = useQuery(getGoodsDetail, compared && { id: compared.id }, { skipErrorHandler: true });
  return compared && { compared, ...read };
}

export function useComparison() {
  const [first, second, third, fourth] = useComparedProducts();
  const reads = [useCompared(first), useCompared(second), useCompared(third), useCompared(fourth)].flatMap(
    (read) => read ?? [],
  );
  const failed = reads.filter(({ error }) => error !== undefined);
  const isGone = ({ error }: (typeof reads)[number]) =>
    error?.kind === 'business' && isNotFoundError.some((code) => code === error.errorCode);
  return {
    isEmpty: reads.length === 0,
    isLoading: reads.some(({ isLoading, error }) => isLoading && !error),
    products: reads.flatMap(({ data }): GoodsDetail[] => (data ? [data] : [])),
    /** Those that the shop does not have any more. */
    gone: failed.filter(isGone).map(({ compared }) => compared),
    /** Those that could not be loaded, with a retry. */
    failed: failed.filter((read) => !isGone(read)),
  };
}
