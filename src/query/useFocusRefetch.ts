import { useRequest } from 'ahooks';
import { focusTimespan, wasJustFetched } from './queryCache';
import { pageSize, type LoadableList } from './usePaginatedQuery';

/**
 * Loads the shown pages of a list again when the user comes back to the tab, at most every five seconds (spec section 9): a
 * customer's own list may have changed meanwhile. In a module of its own, because the home pages have no such list.
 */
export function useFocusRefetch<Row>({ key, rows, load }: LoadableList<Row>, isReady: boolean): void {
  useRequest(
    async () => {
      if (!wasJustFetched(key, focusTimespan)) await load(1, Math.ceil(rows.length / pageSize) || 1);
    },
    { manual: true, ready: isReady, refreshOnWindowFocus: true, focusTimespan },
  );
}
