/** What the shop does by itself, and when: each order and each withdrawal has at most one next step. */
import type { ShopContext } from '../context';
import type { AgendaRow } from './walletRows';

const idOf = (kind: AgendaRow['kind'], ref: string) => `${kind}:${ref}`;

/** Plans the next step of something, instead of what was planned for it before. `at` is in ms. */
export function setAgenda({ books }: ShopContext, kind: AgendaRow['kind'], ref: string, at: number): void {
  books.agenda.put(idOf(kind, ref), { at, kind, ref });
}

/** Nothing more will happen to it by itself. */
export function clearAgenda({ books }: ShopContext, kind: AgendaRow['kind'], ref: string): void {
  books.agenda.delete(idOf(kind, ref));
}

/** What is due first of all that is due by `now`, or undefined. */
export function firstDue({ books, now }: Pick<ShopContext, 'books' | 'now'>): AgendaRow | undefined {
  let first: AgendaRow | undefined;
  for (const row of books.agenda.values()) if (row.at <= now && (!first || row.at < first.at)) first = row;
  return first;
}
