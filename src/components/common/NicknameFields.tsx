import { useWords } from '@/hooks/useWords';
import { KeptNote } from './KeptNote';
import styles from './NicknameFields.less';
import { TextField } from './TextField';

interface Props {
  form: {
    nickname: string;
    wasKept: boolean;
    words: { fault: string | undefined; hint: string; count: string; left: string };
    setNickname: (typed: string) => void;
    startOver: () => void;
  };
}

/** The nickname with its rules beside it, and how much of it is used. */
export function NicknameFields({ form }: Props) {
  const { t } = useWords();
  const { words } = form;
  return (
    <>
      {form.wasKept && <KeptNote words={t('profile.wasKept')} action={t('profile.startOver')} onStartOver={form.startOver} />}
      <div>
        <TextField
          label={t('profile.nickname.label')}
          name="nickname"
          autoComplete="nickname"
          spellCheck={false}
          hint={words.hint}
          fault={words.fault}
          value={form.nickname}
          onChange={form.setNickname}
        />
        <p className={styles.count} aria-hidden="true">
          {words.count}
        </p>
        <span className="visually-hidden" role="status">
          {words.left}
        </span>
      </div>
    </>
  );
}
