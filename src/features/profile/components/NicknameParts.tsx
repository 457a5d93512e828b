import { Text } from '@/components/Layout';
import { DraftNotice } from '@/components/DraftNotice';
import type { useNicknameForm } from '@/features/profile/useNicknameForm';
import { useTranslation } from '@/hooks/useTranslation';

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
      <Text as="p" marginTop={4} color="ink-2" size={13} tabular textAlign="end" aria-hidden="true">
        {labels.count}
      </Text>
      <span className="visually-hidden" role="status">
        {labels.left}
      </span>
    </>
  );
}
