import { queryId } from '@/domain/query';
import type { KnownGoods } from '@/domain/knownGoods';
import { useKnownGoods } from '@/hooks/useKnownGoods';
import { useQuery } from '@/hooks/useQuery';
import { useGoods } from './useGoods';

/** Asks for the goods of this address while the code of their page comes, and says what is known of them already. */
export function useComingGoods(): KnownGoods | undefined {
  const { query } = useQuery();
  useGoods(queryId(query['id']));
  return useKnownGoods();
}
