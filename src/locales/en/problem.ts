/** Messages of errors that any page shows. */
export const error = {
  'problem.responseStatus': 'Response status:{status}',
  'problem.noResponse': 'None response! Please retry.',
  'problem.request': 'Request error, please retry.',
  'problem.notLoaded': 'This could not be loaded',
  'problem.retry': 'Try again',
  'problem.offline.title': 'You are offline',
  'problem.offline.text': 'This needs a connection. What you typed is still here.',
  'problem.line.title': 'The shop could not be reached',
  'problem.line.text': 'The line seems to be slow or gone. Try again in a moment.',
  'problem.shop.title': 'The shop has a problem',
  'problem.shop.text': 'It is not you. Try again in a moment.',
  'problem.malformed.title': 'The shop’s answer made no sense',
  'problem.malformed.text': 'We could not read what the shop sent. Try again, or ask service.',
  'problem.notFound.title': 'Not found',
  'problem.notFound.text': 'It may have been removed, or the link is not complete.',
  'problem.signedOut.title': 'Sign in to see this',
  'problem.signedOut.text': 'Your phone number is all it takes.',
  'problem.signIn': 'Sign in',
  'problem.home': 'Go to the home page',
  'problem.hall': 'See all goods',
  'problem.page.title': 'This page stumbled',
  'problem.page.text': 'Nothing you ordered or typed elsewhere is lost. Load it again, or go home.',
  'problem.reload': 'Load again',
  'problem.404.title': 'There is no such page',
  'problem.404.text': 'The link may be old or mistyped. These lead on:',
  'problem.rowsLeftOut': {
    one: '{count} entry could not be read and is left out.',
    other: '{count} entries could not be read and are left out.',
  },
} as const;

/** Messages of writes. No home page shows them, so the first load is without them. */
export const problem = {
  'problem.notDone': 'It did not go through. You can safely try again.',
  'problem.checking': 'Checking what became of it…',
  'problem.unknown': 'We could not find out yet whether it went through. Nothing is done twice if you check again.',
  'problem.checkAgain': 'Check again',
  'problem.tooMany': 'That was a lot at once. Try again in {seconds} s.',
} as const;
