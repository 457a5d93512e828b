/** The emoji of the preset avatars. */
import type { avatarNames } from '../../shop/domain/avatars';

export const avatarEmoji: Readonly<Record<(typeof avatarNames)[number], string>> = {
  fox: '🦊',
  panda: '🐼',
  cat: '🐱',
  frog: '🐸',
  owl: '🦉',
  bear: '🐻',
  rabbit: '🐰',
  penguin: '🐧',
  koala: '🐨',
  tiger: '🐯',
  whale: '🐳',
  hedgehog: '🦔',
};
