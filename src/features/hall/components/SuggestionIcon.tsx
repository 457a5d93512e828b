import { History, LayoutGrid, Search } from 'lucide-react';

const icons = { term: History, category: LayoutGrid, all: Search };

/** The icon of a suggestion that is not a product. */
export function SuggestionIcon({ kind }: { kind: keyof typeof icons }) {
  const Shape = icons[kind];
  return <Shape size={18} strokeWidth={1.8} aria-hidden />;
}
