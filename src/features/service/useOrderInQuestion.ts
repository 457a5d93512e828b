import { useSearchParams } from '@/hooks/useSearchParams';
import { queryId } from '@/lib/searchParams';

export interface OrderInQuestion {
  number: string;
  /** Id of the order's page; undefined when the link names none. */
  id: string | undefined;
  isReturn: boolean;
}

/** The order that the link to the service desk is about. The URL is untrusted: a number has letters, digits and dashes. */
export function useOrderInQuestion(): OrderInQuestion | undefined {
  const { query } = useSearchParams();
  const number = query['order'] ?? '';
  if (!/^[\w-]{1,32}$/.test(number)) return undefined;
  return { number, id: queryId(query['id']), isReturn: query['topic'] === 'return' };
}
