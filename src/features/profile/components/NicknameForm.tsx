import type { User } from '@/api/schema/user';
import { useTranslation } from '@/hooks/useTranslation';
import { SaveForm } from '@/platform/SaveForm';
import { DraftNotice } from '@/components/DraftNotice';
import styles from './NicknameForm.less';
import { TextField } from '@/components/TextField';
import { useEffect, useState } from 'react';
import { updateUser } from '@/api/userCalls';
import { draftStorage, useDraft } from '@/hooks/useDraft';
import { useMutationLabels } from '@/query/useMutationLabels';
import {
  MAX_NICKNAME_CHARACTERS,
  nicknameLength,
  isNicknameRefused,
  getNicknameError,
  type NicknameError,
} from '@/features/profile/nicknameRules';
import { useProfileWrite } from '@/features/profile/useProfileWrite';

/** Numbers of remaining characters that screen readers announce. */
const announced: readonly number[] = [0, 5];

const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 1000;

/** `user` is the customer whose nickname changes. */
function useNickname(user: User) {
  const { t } = useTranslation();
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
  const used = nicknameLength(nickname);
  const left = MAX_NICKNAME_CHARACTERS - used;
  const step = announced.find((most) => left <= most);
  return {
    nickname,
    /** Whether the field was filled in from an unsaved draft. */
    wasKept,
    isBusy,
    isUnknown: mutationState.status === 'unknown',
    refusals,
    labels: {
      fieldError: fieldError && t(`profile.nickname.fault.${fieldError}`, { most: MAX_NICKNAME_CHARACTERS }),
      hint: t('profile.nickname.hint', { most: MAX_NICKNAME_CHARACTERS }),
      count: t('profile.nickname.count', { used, most: MAX_NICKNAME_CHARACTERS }),
      left: step === undefined ? '' : t('profile.nickname.left', { count: Math.max(0, left) }),
      formError: fieldError ? undefined : whole,
    },
    setNickname: (typed: string) => {
      setDraft(typed);
      setError(undefined);
    },
    startOver: () => {
      clearDraft();
      setWasKept(false);
      setError(undefined);
    },
    /** Saves. Resolves to whether it was saved; otherwise the labels contain the error. */
    submit: async (): Promise<boolean> => {
      if (mutationState.status === 'unknown') return finish(await reconcileAgain());
      const why = getNicknameError(nickname);
      refuse(why);
      if (why) return false;
      const wanted = nickname.trim();
      return finish(
        wanted === user.nickname ? user : await write({ nickname: wanted }, (now) => now.nickname === wanted),
      );
    },
  };
}

/** The form for another nickname. */
export function NicknameForm({ user, onSaved }: { user: User; onSaved: () => void }) {
  const { t } = useTranslation();
  const form = useNickname(user);
  const save = async () => {
    if (await form.submit()) onSaved();
  };
  return (
    <SaveForm
      refusals={form.refusals}
      isBusy={form.isBusy}
      isUnknown={form.isUnknown}
      saveLabel={t('profile.save')}
      formError={form.labels.formError}
      onSubmit={() => void save()}
    >
      <NicknameFields form={form} />
    </SaveForm>
  );
}

interface Props {
  form: {
    nickname: string;
    wasKept: boolean;
    labels: { fieldError: string | undefined; hint: string; count: string; left: string };
    setNickname: (typed: string) => void;
    startOver: () => void;
  };
}

/** The nickname field with its rules and a character counter. */
function NicknameFields({ form }: Props) {
  const { t } = useTranslation();
  const { labels } = form;
  return (
    <>
      {form.wasKept && (
        <DraftNotice text={t('profile.wasKept')} action={t('profile.startOver')} onStartOver={form.startOver} />
      )}
      <div>
        <TextField
          label={t('profile.nickname.label')}
          name="nickname"
          autoComplete="nickname"
          spellCheck={false}
          hint={labels.hint}
          fieldError={labels.fieldError}
          value={form.nickname}
          onChange={form.setNickname}
        />
        <p className={styles.count} aria-hidden="true">
          {labels.count}
        </p>
        <span className="visually-hidden" role="status">
          {labels.left}
        </span>
      </div>
    </>
  );
}
