/** Choosing an avatar: one of the animals, or a part of a photo. What was chosen is looked at before it is saved. */
import { useEffect } from 'react';
import type { User } from '@/api/schema/user';
import { updateUser } from '@/api/userCalls';
import { avatarPresets, isPhoto, type AvatarPreset } from '@/domain/avatar';
import { useHeld } from '@/hooks/useHeld';
import type { Layer } from '@/hooks/useLayer';
import { useSubmissionWords } from '@/hooks/useSubmissionWords';
import { useWords } from '@/hooks/useWords';
import { leastPhotoSide, mostPhotoBytes } from './photoRules';
import { usePhoto } from './usePhoto';
import { useProfileWrite } from './useProfileWrite';

/** `layer` is where a photo is cut. */
export function useAvatar(user: User, layer: Layer) {
  const { t } = useWords();
  const [avatar, setAvatar] = useHeld('avatar', user.avatar);
  const photo = usePhoto();
  const { submission, isBusy, write, checkAgain, reset } = useProfileWrite(updateUser, 'profile:avatar');
  const trouble = useSubmissionWords(submission);

  // After a reload the layer is still there, but the photo is not; and whoever goes back has put it away.
  const { isOpen, close } = layer;
  const { url, drop } = photo;
  const isLost = isOpen && url === undefined;
  useEffect(() => {
    if (isLost) close();
  }, [isLost, close]);
  useEffect(() => {
    if (!isOpen) drop();
  }, [isOpen, drop]);

  const choose = (next: string) => {
    setAvatar(next);
    reset();
  };
  const preset = avatarPresets.find((one) => avatar === `preset:${one}`);
  return {
    avatar,
    preset,
    presets: avatarPresets.map((value) => ({ value, name: t(`profile.avatar.preset.${value}`) })),
    photo,
    isBusy,
    isUnknown: submission.step === 'unknown',
    isChanged: avatar !== user.avatar,
    words: {
      shown: preset ? t(`profile.avatar.preset.${preset}`) : t(isPhoto(avatar) ? 'profile.avatar.photo' : 'profile.avatar.none'),
      state: t(avatar === user.avatar ? 'profile.avatar.now' : 'profile.avatar.unsaved'),
      fault: photo.fault && t(`profile.photo.fault.${photo.fault}`, { most: mostPhotoBytes / 1_000_000, least: leastPhotoSide }),
      trouble,
    },
    choosePreset: (value: AvatarPreset) => {
      photo.reset();
      choose(`preset:${value}`);
    },
    /** Opens a photo for cutting. */
    takePhoto: async (file: File): Promise<void> => {
      if (await photo.take(file)) layer.open();
    },
    /** Cuts the photo, which is then shown as the avatar to be. */
    cutPhoto: async (): Promise<void> => {
      const cut = await photo.cut();
      if (cut !== undefined) choose(cut);
      // Either way there is nothing left to cut, and the layer closes by itself.
    },
    /** Saves. Resolves to whether it is saved; otherwise the words tell why not. */
    submit: async (): Promise<boolean> => {
      if (submission.step === 'unknown') return (await checkAgain()) !== undefined;
      if (avatar === user.avatar) return true;
      // The shop may keep a photo under an address of its own.
      const isDone = (now: User) => now.avatar === avatar || (isPhoto(avatar) && now.avatar !== user.avatar);
      return (await write({ avatar }, isDone)) !== undefined;
    },
  };
}
export type AvatarForm = ReturnType<typeof useAvatar>;
