/** Messages of writes. No home page shows them, so the first load is without them. */
export const problem = {
  'problem.linkCut': 'Its end is missing. It may have been cut off when it was copied.',
  'problem.offline.kept': 'What you typed is still here.',
  'problem.notDone': 'That didn’t go through. You can safely try again.',
  'problem.checking': 'Checking what happened…',
  'problem.unknown': 'We couldn’t confirm it yet. Checking again never does it twice.',
  'problem.checkAgain': 'Check again',
  'problem.tooMany': 'Too many tries. Try again in {time}.',
  'problem.404.title': 'Page not found',
  'problem.404.text': 'The link may be old or mistyped. Try one of these:',
  'problem.off.title': 'We don’t have this page',
  'problem.off.text': 'This shop doesn’t offer what the link leads to. Here is what we do have:',
} as const;
