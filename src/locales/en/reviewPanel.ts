/** Messages of the list of reviews. The chunk of the list contains them. */
export const reviewPanel = {
  'review.count': { one: '{count} review', other: '{count} reviews' },
  'review.distribution': 'Reviews by stars',
  'review.stars': { one: '{count} star', other: '{count} stars' },
  'review.by': 'Review by {author}',
  'review.bought': 'Bought: {option}',
  'review.photo': 'Enlarge photo {at} of {count} by {author}',
  'review.helpful': { one: '{count} person found this helpful', other: '{count} people found this helpful' },
} as const;
