/** Messages of writes. No home page shows them, so the first load is without them. */
export const problem = {
  'problem.notDone': 'It did not go through. You can safely try again.',
  'problem.checking': 'Checking what became of it…',
  'problem.unknown': 'We could not find out yet whether it went through. Nothing is done twice if you check again.',
  'problem.checkAgain': 'Check again',
  'problem.tooMany': 'That was a lot at once. Try again in {seconds} s.',
  'problem.404.title': 'There is no such page',
  'problem.404.text': 'The link may be old or mistyped. These lead on:',
} as const;
