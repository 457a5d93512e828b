export const list = {
  'list.more': 'Show more',
  'list.end': 'That’s everything',
  'list.shown': '{shown} of {total} shown',
} as const;
