/** The preset avatars by name. The avatar `preset:fox` has the picture `/pictures/avatar-fox.webp`. */
export const avatarNames = [
  'fox',
  'panda',
  'cat',
  'frog',
  'owl',
  'bear',
  'rabbit',
  'penguin',
  'koala',
  'tiger',
  'whale',
  'hedgehog',
] as const;
