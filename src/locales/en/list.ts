export const list = {
  'list.more': 'Show more',
  'list.end': 'That is everything',
  'list.shown': '{shown} of {total} shown',
} as const;
