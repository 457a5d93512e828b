/** What of an order can go back, and what the choice gives back: fetched again after every change, never added up here. */
import { useDebounce } from 'ahooks';
import { quoteReturn } from '@/api/returns';
import { useQuery } from '@/query/useQuery';
import { toReturnedPieces, type ReturnDraft } from './returnChoice';

/** Ms without a change after which a choice is quoted: stepping from 1 to 5 causes one request. */
const changeDelayMs = 250;

export function useReturnQuote(orderId: string, { pieces }: ReturnDraft) {
  const settled = useDebounce(pieces, { wait: changeDelayMs });
  const lines = toReturnedPieces(pieces);
  const settledLines = toReturnedPieces(settled);
  // A reason changes nothing.
  const isSettled = JSON.stringify(lines) === JSON.stringify(settledLines);
  const query = useQuery(quoteReturn, { orderId, lines: settledLines }, { keepPreviousData: true });
  return {
    /** The quote to show: the previous one while the next one loads. */
    shown: query.data,
    /** The quote of the present choice; undefined while it loads. */
    current: isSettled && query.isCurrent ? query.data : undefined,
    error: isSettled ? query.error : undefined,
    retry: query.refetch,
    setQuote: query.setData,
  };
}
