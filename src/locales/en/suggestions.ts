/** Messages of what the search fields suggest. They are loaded with the first text. */
export const suggestions = {
  'shell.suggestions': 'Suggestions',
  'shell.allResults': 'See all results for “{keyword}”',
  'suggestion.group.term': 'Recent searches',
  'suggestion.recentClear': 'Clear all',
  'suggestion.recentForget': 'Remove “{term}”',
  'suggestion.group.query': 'Suggested searches',
  'suggestion.group.category': 'Categories',
  'suggestion.group.goods': 'Products',
  'suggestion.group.article': 'Help and information',
  'suggestion.group.order': 'Your orders',
  'suggestion.order': 'Order {number}',
} as const;
