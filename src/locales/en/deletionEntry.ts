/** The message that leads to the deletion of the account. */
export const deletionEntry = {
  'profile.delete': 'Delete account',
} as const;
