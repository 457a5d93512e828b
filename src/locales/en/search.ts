/** Messages of the search fields. They travel with the code of the fields. */
export const search = {
  'shell.searchClear': 'Clear the search',
  'shell.suggestions': 'Suggestions',
  'shell.allResults': 'See all results for “{keyword}”',
} as const;
