import { queryId } from '@/lib/searchParams';
import type { KnownProduct } from './knownProduct';
import { useKnownProduct } from './useKnownProduct';
import { useSearchParams } from '@/hooks/useSearchParams';
import { useProduct } from './useProduct';

/** Fetches the product of this URL while the code of its page loads, and returns what is already known of it. */
export function useUpcomingProduct(): KnownProduct | undefined {
  const { query } = useSearchParams();
  useProduct(queryId(query['id']));
  return useKnownProduct();
}
