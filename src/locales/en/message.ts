export const message = {
  'message.title': 'Note to the shop',
  'message.label': 'Your note',
  'message.hint': 'A gift, a doorbell that does not ring: whatever we should know.',
  'message.count': '{used} of {most}',
  'message.left': { one: '{count} character left', other: '{count} characters left' },
  'message.kept': 'Kept for your next order in this tab.',
  'message.clear': 'Clear',
} as const;
