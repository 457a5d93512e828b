import { getGoodsDetail } from '@/api/products';
import { useQuery } from '@/query/useQuery';

/** Fetches a product by its id (spec section 7); without an id nothing is fetched. The caller shows the error. */
export const useProduct = (id: string | undefined) => useQuery(getGoodsDetail, id === undefined ? undefined : { id });
