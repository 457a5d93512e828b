import { FileText, History, LayoutGrid, Search } from 'lucide-react';

const suggestionIcons = { term: History, query: Search, category: LayoutGrid, all: Search, article: FileText };

/** The icon of a suggestion without a picture. */
export function SuggestionIcon({ kind }: { kind: keyof typeof suggestionIcons }) {
  const Shape = suggestionIcons[kind];
  return <Shape size={18} strokeWidth={1.8} aria-hidden />;
}
