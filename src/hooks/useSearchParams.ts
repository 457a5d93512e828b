/** The query of the present address, bounded and untrusted, and the way to change it without a new history entry. */
import { useLocation, useNavigate } from '@umijs/max';
import { useCallback, useMemo } from 'react';
import { parseSearchParams, stringifySearchParams, type Query } from '@/lib/searchParams';

export function useSearchParams(): { query: Query; changeQuery: (part: Query, options?: 'push' | 'replace') => void } {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => parseSearchParams(search), [search]);
  const changeQuery = useCallback(
    (part: Query, options: 'push' | 'replace' = 'replace') => {
      navigate(pathname + stringifySearchParams({ ...parseSearchParams(search), ...part }), {
        replace: options === 'replace',
        state,
      });
    },
    [navigate, pathname, search, state],
  );
  return { query, changeQuery };
}
