import { getVirtualGoods } from '@/api/goods';
import { useQuery } from '@/query/useQuery';

/** The number of digital items; undefined until the API has said it. With none, no link leads to them. */
export const useVirtualGoodsCount = (): number | undefined => useQuery(getVirtualGoods, {}).data?.list.length;
