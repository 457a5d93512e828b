/** The animals that a customer may be: `preset:fox` is shown as `/pictures/avatar-fox.webp`. */
import { emojiName } from './builders';

/** A preset by name, and the emoji (file name without ending) that draws it. */
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
