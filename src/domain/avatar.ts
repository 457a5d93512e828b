import { safePictureSource } from './picture';

/** The animals that a customer may be; the pictures of all of them come with the storefront. */
export const avatarPresets = ['fox', 'panda', 'cat', 'frog', 'owl', 'bear', 'rabbit', 'penguin', 'koala', 'tiger', 'whale', 'hedgehog'] as const;
export type AvatarPreset = (typeof avatarPresets)[number];

/** Whether an avatar is an own photo, which fills its circle; everything else is a figure that stands in it. */
export const isPhoto = (avatar: string | undefined): boolean => Boolean(avatar) && !avatar?.startsWith('preset:') && safePictureSource(avatar ?? '') !== undefined;

/** The picture of an avatar: a preset (`preset:fox`), an own photo, or the sign-in picture for everything else. */
export function avatarPicture(avatar: string | undefined): string {
  const preset = /^preset:([a-z]+)$/.exec(avatar ?? '')?.[1];
  if (preset) return `/pictures/avatar-${preset}.webp`;
  return (avatar && safePictureSource(avatar)) || '/pictures/sign-in.webp';
}
