/** Messages of the form for reviews. */
export const reviewForm = {
  'reviews.hint': 'Tap the stars. Your rating counts at once.',
  'reviews.rating': 'Your rating: {name}',
  'reviews.stars': { one: '{count} star', other: '{count} stars' },
  'reviews.saving': 'Saving…',
  'reviews.thanks': 'Thanks, your rating counts. A few words or a photo help others even more.',
  'reviews.saved': 'Saved. Everyone can read your review now.',
  'reviews.checked': 'Saved. We look at it before others can read it.',
  'reviews.unsaved': 'Your stars aren’t saved yet.',
  'reviews.again': 'Save again',
  'reviews.text': 'Your review',
  'reviews.public': 'Everyone can read it. Your nickname is shortened.',
  'reviews.photosHint': 'Optional. Up to {count} photos, made smaller on your device.',
  'reviews.submit': 'Save review',
  'reviews.nothing': 'You can review what was delivered and what you kept.',
} as const;
