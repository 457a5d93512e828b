/** The search of a customer's orders. */
import type { OrderStatus } from '../../src/api/orders';
import type { CallContext } from '../context';
import { normalizeSearchText, textsReadIn, tokensOf } from '../searchText';
import { shopDay } from '../shopDay';
import type { OrderRow } from './rows';

interface OrderFilter {
  status?: OrderStatus | undefined;
  /** Each of its terms is in the order number, or in a name or an option of a product. */
  keyword?: string | undefined;
  /** `YYYY-MM`, by the shop's calendar. */
  month?: string | undefined;
  operationId?: string | undefined;
}

/** The month in which an order was placed, `YYYY-MM`. */
const monthOf = (context: Pick<CallContext, 'configuration'>, { placedAt }: OrderRow): string =>
  shopDay(context, placedAt).slice(0, 7);

/** The orders that a filter names, in the same order. */
export function findOrders(
  context: CallContext,
  rows: readonly OrderRow[],
  { status, keyword = '', month, operationId }: OrderFilter,
): OrderRow[] {
  const operation = operationId?.toLowerCase();
  const terms = tokensOf(keyword);
  const hasTerms = ({ number, lines }: OrderRow) => {
    const texts = lines.flatMap(({ name, skuText }) =>
      [name, skuText].map((one) => textsReadIn(context.language, one)),
    );
    const text = normalizeSearchText([number, ...texts].join(' '));
    return terms.every((term) => text.includes(term));
  };
  return rows.filter(
    (order) =>
      (!status || order.status === status) &&
      (!operation || order.operationId.toLowerCase() === operation) &&
      (!month || monthOf(context, order) === month) &&
      (keyword.trim() === '' || (terms.length > 0 && hasTerms(order))),
  );
}

/** The months in which orders were placed, newest first. */
export const listOrderMonths = (context: Pick<CallContext, 'configuration'>, rows: readonly OrderRow[]): string[] =>
  [...new Set(rows.map((order) => monthOf(context, order)))].sort().reverse();
