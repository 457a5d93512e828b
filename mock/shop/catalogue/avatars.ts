/** The preset avatars. The avatar `preset:fox` has the picture `/pictures/avatar-fox.webp`. */
import { emojiName } from './builders';

/** A preset avatar. `emoji` is the name of the emoji file without extension. */
export interface AvatarSeed {
  readonly name: string;
  readonly emoji: string;
}

const animal = (name: string, emoji: string): AvatarSeed => ({ name, emoji: emojiName(emoji) });

export const avatars: readonly AvatarSeed[] = [
  animal('fox', '🦊'),
  animal('panda', '🐼'),
  animal('cat', '🐱'),
  animal('frog', '🐸'),
  animal('owl', '🦉'),
  animal('bear', '🐻'),
  animal('rabbit', '🐰'),
  animal('penguin', '🐧'),
  animal('koala', '🐨'),
  animal('tiger', '🐯'),
  animal('whale', '🐳'),
  animal('hedgehog', '🦔'),
];
