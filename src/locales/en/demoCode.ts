/** Messages of the code that the demo shop shows in place of a message. */
export const demoCode = {
  'login.demoFrom.phone': 'Demo SMS · nothing was really sent',
  'login.demoFrom.email': 'Demo e-mail · nothing was really sent',
  'login.demoText': 'Your code is {code}',
  'login.demoUse': 'Use this code',
} as const;
