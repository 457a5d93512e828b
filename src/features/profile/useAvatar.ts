/** Choosing an avatar: a preset or a part of a photo. The choice is previewed before it is saved. */
import './avatarMessages';
import { useEffect } from 'react';
import type { User } from '@/api/customer';
import { updateUser } from '@/api/profile';
import { avatarPresets, isPhoto, type AvatarPreset } from '@/lib/avatar';
import { useInMemoryDraft } from '@/hooks/useInMemoryDraft';
import type { ModalRoute } from '@/hooks/useModalRoute';
import { useMutationLabels } from '@/query/useMutationLabels';
import { useTranslation } from '@/hooks/useTranslation';
import { MIN_PHOTO_SIDE, MAX_PHOTO_BYTES } from '@/lib/photoRules';
import { usePhoto } from './usePhoto';
import { useProfileWrite } from './useProfileWrite';

/** `modal` is the panel in which a photo is cropped. */
export function useAvatar(user: User, modal: ModalRoute) {
  const { t } = useTranslation();
  const [avatar, setAvatar] = useInMemoryDraft('avatar', user.avatar);
  const photo = usePhoto();
  const { mutationState, isBusy, write, reconcileAgain, reset } = useProfileWrite(updateUser, 'profile:avatar');
  const formError = useMutationLabels(mutationState);

  // After a reload the modal is open without a photo, so it closes; going back discards the photo.
  const { isOpen, close } = modal;
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
    isUnknown: mutationState.status === 'unknown',
    isChanged: avatar !== user.avatar,
    labels: {
      shown: preset
        ? t(`profile.avatar.preset.${preset}`)
        : t(isPhoto(avatar) ? 'profile.avatar.photo' : 'profile.avatar.none'),
      state: t(avatar === user.avatar ? 'profile.avatar.now' : 'profile.avatar.unsaved'),
      fieldError:
        photo.fieldError &&
        t(`profile.photo.fault.${photo.fieldError}`, { max: MAX_PHOTO_BYTES / 1_000_000, min: MIN_PHOTO_SIDE }),
      formError,
    },
    choosePreset: (value: AvatarPreset) => {
      photo.reset();
      choose(`preset:${value}`);
    },
    /** Opens a photo for cropping. */
    takePhoto: async (file: File): Promise<void> => {
      if (await photo.take(file)) modal.open();
    },
    /** Crops the photo, which is then previewed as the avatar. */
    cropPhoto: async (): Promise<void> => {
      const cut = await photo.cut();
      if (cut !== undefined) choose(cut);
      // The photo is discarded in either case, which closes the modal.
    },
    /** Saves. Resolves to whether it was saved; otherwise the labels contain the error. */
    submit: async (): Promise<boolean> => {
      if (mutationState.status === 'unknown') return (await reconcileAgain()) !== undefined;
      if (avatar === user.avatar) return true;
      // The API may replace an uploaded photo by a URL.
      const isDone = (now: User) => now.avatar === avatar || (isPhoto(avatar) && now.avatar !== user.avatar);
      return (await write({ avatar }, isDone)) !== undefined;
    },
  };
}
export type AvatarForm = ReturnType<typeof useAvatar>;
