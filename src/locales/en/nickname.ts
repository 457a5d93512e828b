/** Messages of the form for the nickname. */
export const nickname = {
  'profile.nickname.label': 'Your nickname',
  'profile.nickname.hint': 'Up to {max} characters. Friends see it on your invitation.',
  'profile.nickname.hintPlain': 'Up to {max} characters.',
  'profile.nickname.count': '{used} of {max}',
  'profile.nickname.left': { one: '{count} character left', other: '{count} characters left' },
  'profile.nickname.fault.missing': 'What should we call you?',
  'profile.nickname.fault.tooLong': 'Use {max} characters at most',
  'profile.nickname.fault.invalid': 'This nickname can’t be used. Try another.',
} as const;
