/** Messages of the search fields. They travel with the code of the fields. */
export const search = {
  'shell.searchClear': 'Clear the search',
} as const;
