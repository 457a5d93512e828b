import { safePictureSource } from './picture';

/** The preset avatars; their pictures are part of the storefront. */
export const avatarPresets = [
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
export type AvatarPreset = (typeof avatarPresets)[number];

/** Whether an avatar is an uploaded photo, which fills its circle. A preset is drawn inside the circle. */
export const isPhoto = (avatar: string | undefined): boolean =>
  Boolean(avatar) && !avatar?.startsWith('preset:') && safePictureSource(avatar ?? '') !== undefined;

/** The picture of an avatar: a preset (`preset:fox`), an uploaded photo, or the sign-in picture for anything else. */
export function avatarPicture(avatar: string | undefined): string {
  const preset = /^preset:([a-z]+)$/.exec(avatar ?? '')?.[1];
  if (preset) return `${BASE_PATH}/pictures/avatar-${preset}.webp`;
  return (avatar && safePictureSource(avatar)) || `${BASE_PATH}/pictures/sign-in.webp`;
}
