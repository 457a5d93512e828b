/** Texts of the pages that search engines and messengers read. The server writes them; the app does not load them. */
export const readable = {
  'readable.open': 'Open in the shop',
  'readable.home': 'To the shop',
  'readable.from': 'from {price}',
  'readable.inStock': 'In stock',
  'readable.soldOut': 'Sold out',
  'readable.presale': 'Presale, ships from {day}',
  'readable.rating': { one: '{average} of 5 stars, {count} rating', other: '{average} of 5 stars, {count} ratings' },
  'readable.missing.title': 'This page is gone',
  'readable.missing.text': 'What was here is no longer in the shop, or the link has a mistake.',
  'readable.failed.title': 'We can’t reach the shop',
  'readable.failed.text': 'Please try again in a moment.',
} as const;
