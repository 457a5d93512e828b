/** The query of the present address, bounded and untrusted, and the way to change it without a new history entry. */
import { useLocation, useNavigate } from '@umijs/max';
import { useCallback, useMemo } from 'react';
import { parseQuery, stringifyQuery, type Query } from '@/domain/query';

export function useQuery(): { query: Query; changeQuery: (part: Query, way?: 'push' | 'replace') => void } {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const query = useMemo(() => parseQuery(search), [search]);
  const changeQuery = useCallback(
    (part: Query, way: 'push' | 'replace' = 'replace') => {
      navigate(pathname + stringifyQuery({ ...parseQuery(search), ...part }), { replace: way === 'replace', state });
    },
    [navigate, pathname, search, state],
  );
  return { query, changeQuery };
}
