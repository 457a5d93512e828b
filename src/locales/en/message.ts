export const message = {
  'message.title': 'Note to the shop',
  'message.label': 'Your note',
  'message.gift.label': 'Your message',
  'message.hint': 'A broken doorbell? A better time? Anything we should know.',
  'message.gift.hint': 'We’ll print it on a card in the parcel.',
  'message.gift.title': 'Gift message',
  'message.rows': 'Note and gift message',
  'message.add': 'Add',
  'message.count': '{used} of {max}',
  'message.left': { one: '{count} character left', other: '{count} characters left' },
  'message.kept': 'Saved for your next order.',
  'message.clear': 'Clear',
} as const;
