/** Messages of the desktop's shell that some pages use as well. */
export const shellShared = {
  'shell.virtual': 'Digital items',
  'shell.account': 'Account',
  'shell.motto': SHOP.motto.en,
  'shell.agreed': 'Legal',
  'shell.agreement': 'Agreement',
  'shell.privacy': 'Privacy',
  'shell.withdrawal': 'Right of withdrawal',
  'shell.imprint': 'Legal notice',
} as const;
