import './nicknameMessages';
import { useEffect, useState } from 'react';
import { cleanText } from '@/lib/typedText';
import type { User } from '@/api/customer';
import { updateUser } from '@/api/profile';
import { draftStorage, useDraft } from '@/hooks/useDraft';
import { useFeature } from '@/hooks/useFeature';
import { useTranslation } from '@/hooks/useTranslation';
import { useMutationLabels } from '@/query/useMutationLabels';
import {
  MAX_NICKNAME_CHARACTERS,
  nicknameLength,
  isNicknameRefused,
  getNicknameError,
  type NicknameError,
} from './nicknameRules';
import { useProfileWrite } from './useProfileWrite';

/** Numbers of remaining characters that screen readers announce. */
const announcedRemainders: readonly number[] = [0, 5];

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 1000;

/**
 * The form for another nickname of `user`. What is typed is kept for the tab. `onSaved` is called once the nickname is
 * saved.
 */
export function useNicknameForm(user: User, onSaved: () => void) {
  const { t } = useTranslation();
  const hasPromotion = useFeature('promotion');
  const { draft: nickname, setDraft, clearDraft } = useDraft('nickname', user.nickname, isText);
  const [wasKept, setWasKept] = useState(nickname !== user.nickname);
  const [fieldError, setError] = useState<NicknameError>();
  const [refusals, setRefusals] = useState(0);
  const { mutationState, isBusy, write, reconcileAgain } = useProfileWrite(updateUser, 'profile:nickname');
  const whole = useMutationLabels(mutationState);

  const refuse = (why: NicknameError | undefined) => {
    setError(why);
    if (why) setRefusals((count) => count + 1);
  };
  useEffect(() => {
    if (mutationState.status === 'refused') refuse(isNicknameRefused(mutationState.error));
  }, [mutationState]);

  const finish = (saved: User | undefined) => {
    // Clears storage only: the field keeps the new name while its form closes.
    if (saved) draftStorage('nickname', isText).clear();
    return saved !== undefined;
  };
  /** Resolves to whether it was saved; otherwise the labels contain the error. */
  const save = async (): Promise<boolean> => {
    if (mutationState.status === 'unknown') return finish(await reconcileAgain());
    const why = getNicknameError(nickname);
    refuse(why);
    if (why) return false;
    const typedNickname = cleanText(nickname);
    return finish(
      typedNickname === user.nickname
        ? user
        : await write({ nickname: typedNickname }, (now) => now.nickname === typedNickname),
    );
  };
  // Too long is known while typing; that it is missing, when it is saved.
  const shownError = fieldError ?? (getNicknameError(nickname) === 'tooLong' ? 'tooLong' : undefined);
  const used = nicknameLength(nickname);
  const left = MAX_NICKNAME_CHARACTERS - used;
  const step = announcedRemainders.find((max) => left <= max);
  return {
    values: { nickname },
    errors: {
      nickname: shownError && t(`profile.nickname.fault.${shownError}`, { max: MAX_NICKNAME_CHARACTERS }),
    },
    /** Whether the field was filled in from an unsaved draft. */
    wasKept,
    isBusy,
    isUnknown: mutationState.status === 'unknown',
    refusals,
    labels: {
      hint: t(hasPromotion ? 'profile.nickname.hint' : 'profile.nickname.hintPlain', { max: MAX_NICKNAME_CHARACTERS }),
      count: t('profile.nickname.count', { used, max: MAX_NICKNAME_CHARACTERS }),
      left: step === undefined ? '' : t('profile.nickname.left', { count: Math.max(0, left) }),
      formError: fieldError ? undefined : whole,
    },
    onChange: ({ nickname: typed = '' }: { nickname?: string }) => {
      setDraft(typed);
      setError(undefined);
    },
    startOver: () => {
      clearDraft();
      setWasKept(false);
      setError(undefined);
    },
    onSubmit: () => void save().then((isSaved) => isSaved && onSaved()),
  };
}
