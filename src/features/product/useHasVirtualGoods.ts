import { getVirtualGoods } from '@/api/goods';
import { useQuery } from '@/query/useQuery';

/** Whether a link to the digital items leads anywhere: false when the API has said that the shop has none. */
export const useHasVirtualGoods = (): boolean => useQuery(getVirtualGoods, {}).data?.list.length !== 0;
