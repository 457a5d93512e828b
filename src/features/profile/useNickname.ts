/** Choosing a nickname. What is typed is kept for the tab until it is saved. */
import { useEffect, useState } from 'react';
import type { User } from '@/api/schema/user';
import { updateUser } from '@/api/userCalls';
import { draftSlot, useDraft } from '@/hooks/useDraft';
import { useSubmissionWords } from '@/hooks/useSubmissionWords';
import { useWords } from '@/hooks/useWords';
import { mostNicknameCharacters, nicknameLength, nicknameRefused, whyNicknameRefused, type NicknameFault } from './nicknameRules';
import { useProfileWrite } from './useProfileWrite';

/** From so few characters left on they are said aloud, once for each of these. */
const announced: readonly number[] = [0, 5];
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 1000;

/** `user` is whose nickname it is. */
export function useNickname(user: User) {
  const { t } = useWords();
  const { draft: nickname, setDraft, clearDraft } = useDraft('nickname', user.nickname, isText);
  const [wasKept, setWasKept] = useState(nickname !== user.nickname);
  const [fault, setFault] = useState<NicknameFault>();
  const [refusals, setRefusals] = useState(0);
  const { submission, isBusy, write, checkAgain } = useProfileWrite(updateUser, 'profile:nickname');
  const whole = useSubmissionWords(submission);

  const refuse = (why: NicknameFault | undefined) => {
    setFault(why);
    if (why) setRefusals((count) => count + 1);
  };
  useEffect(() => {
    if (submission.step === 'refused') refuse(nicknameRefused(submission.problem));
  }, [submission]);

  const finish = (saved: User | undefined) => {
    // Only what is stored: the field goes on showing the new name while its form leaves.
    if (saved) draftSlot('nickname', isText).clear();
    return saved !== undefined;
  };
  const used = nicknameLength(nickname);
  const left = mostNicknameCharacters - used;
  const step = announced.find((most) => left <= most);
  return {
    nickname,
    /** What is shown was typed earlier and never saved. */
    wasKept,
    isBusy,
    isUnknown: submission.step === 'unknown',
    refusals,
    words: {
      fault: fault && t(`profile.nickname.fault.${fault}`, { most: mostNicknameCharacters }),
      hint: t('profile.nickname.hint', { most: mostNicknameCharacters }),
      count: t('profile.nickname.count', { used, most: mostNicknameCharacters }),
      left: step === undefined ? '' : t('profile.nickname.left', { count: Math.max(0, left) }),
      trouble: fault ? undefined : whole,
    },
    setNickname: (typed: string) => {
      setDraft(typed);
      setFault(undefined);
    },
    startOver: () => {
      clearDraft();
      setWasKept(false);
      setFault(undefined);
    },
    /** Saves. Resolves to whether it is saved; otherwise the words tell why not. */
    submit: async (): Promise<boolean> => {
      if (submission.step === 'unknown') return finish(await checkAgain());
      const why = whyNicknameRefused(nickname);
      refuse(why);
      if (why) return false;
      const wanted = nickname.trim();
      return finish(wanted === user.nickname ? user : await write({ nickname: wanted }, (now) => now.nickname === wanted));
    },
  };
}
