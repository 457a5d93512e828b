/** The views of the page of one order: the order itself, its receipt, or the form for a return, for reviews or for a gift. */
import { queryChoice, type Query } from '@/lib/searchParams';

const orderViews = ['receipt', 'return', 'review', 'gift'] as const;
export type OrderView = (typeof orderViews)[number];

/** The view that a query names; undefined for the order itself. */
export const orderViewOf = (query: Query): OrderView | undefined => queryChoice(query['view'], orderViews);
