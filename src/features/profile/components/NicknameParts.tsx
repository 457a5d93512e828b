import { DraftNotice } from '@/components/DraftNotice';
import type { useNicknameForm } from '@/features/profile/useNicknameForm';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './NicknameParts.less';

type NicknameForm = ReturnType<typeof useNicknameForm>;

/** Says that the field was filled in from an unsaved draft. */
export function NicknameDraftNotice({ form }: { form: NicknameForm }) {
  const { t } = useTranslation();
  if (!form.wasKept) return null;
  return <DraftNotice text={t('profile.wasKept')} action={t('profile.startOver')} onStartOver={form.startOver} />;
}

/** The character counter below the nickname field. */
export function NicknameCount({ labels }: { labels: NicknameForm['labels'] }) {
  return (
    <>
      <p className={styles.count} aria-hidden="true">
        {labels.count}
      </p>
      <span className="visually-hidden" role="status">
        {labels.left}
      </span>
    </>
  );
}
