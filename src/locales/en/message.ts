export const message = {
  'message.title': 'Note to the shop',
  'message.label': 'Your note',
  'message.gift.label': 'Your message',
  'message.hint': 'A doorbell that does not ring, a time that suits you: whatever we should know.',
  'message.gift.hint': 'We print it on a card in the parcel.',
  'message.gift.title': 'Gift message',
  'message.rows': 'Your words to us',
  'message.add': 'Add',
  'message.count': '{used} of {most}',
  'message.left': { one: '{count} character left', other: '{count} characters left' },
  'message.kept': 'Kept for your next order in this tab.',
  'message.clear': 'Clear',
} as const;
