import type { ComponentType } from 'react';
import { Stack, Text } from '@/components/Layout';
import type { User } from '@/api/customer';
import { useAvatar, type AvatarForm as Form } from '@/features/profile/useAvatar';
import { useModalRoute, type ModalRoute } from '@/hooks/useModalRoute';
import { useTranslation } from '@/hooks/useTranslation';
import { FormSubmitArea } from '@/platform/FormSubmitArea';
import { usePlatform } from '@/platform/usePlatform';
import { useId } from 'react';
import { Avatar } from '@/components/Avatar';
import coveringInput from '@/components/CoveringInput.less';
import { PhotoButton } from '@/components/PhotoButton';
import styles from './profile.less';
import { FieldError } from '@/components/FieldError';

interface Props {
  /**
   * Panel in which a photo is cropped. It must have its final size before the crop editor is mounted, which measures
   * it.
   */
  PhotoPanel: ComponentType<{ modal: ModalRoute; form: Form }>;
  user: User;
  onSaved: () => void;
}

/** The form as a page of the phone. */
const pageLook = {
  paddingTop: 8,
  paddingInline: 'page',
  paddingBottom: 24,
  marginInline: 'auto',
  style: { maxWidth: 480 },
} as const;

/** The form for another avatar: a preset or a part of a photo. */
export function AvatarForm({ PhotoPanel, user, onSaved }: Props) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  const modal = useModalRoute('photo');
  const form = useAvatar(user, modal);
  const save = async () => {
    if (await form.submit()) onSaved();
  };
  return (
    <>
      <Stack
        as="form"
        gap={24}
        {...(platform === 'h5' && pageLook)}
        onSubmit={(event) => (event.preventDefault(), void save())}
      >
        <AvatarFields form={form} />
        <FormSubmitArea {...form} saveLabel={t('profile.save')} formError={form.labels.formError} />
      </Stack>
      <PhotoPanel modal={modal} form={form} />
    </>
  );
}

interface AvatarFieldsProps<Value extends string> {
  form: {
    avatar: string;
    preset: Value | undefined;
    presets: readonly { value: Value; name: string }[];
    photo: { isReading: boolean };
    labels: { shown: string; state: string; fieldError: string | undefined };
    choosePreset: (value: Value) => void;
    takePhoto: (file: File) => void;
  };
}

/** Preview of the avatar, the presets, and the button for a photo. */
function AvatarFields<Value extends string>({ form }: AvatarFieldsProps<Value>) {
  const { t } = useTranslation();
  const name = useId();
  return (
    <>
      <Stack as="figure" justifyItems="center" gap={8}>
        <Avatar avatar={form.avatar} size={112} alt={form.labels.shown} />
        <Text as="figcaption" color="ink-2" size={13}>
          <span role="status">{form.labels.state}</span>
        </Text>
      </Stack>
      <fieldset>
        <Text as="legend" padding={0} marginBottom={10} size={15} weight={600}>
          {t('profile.avatar.choose')}
        </Text>
        <div className={styles.animals}>
          {form.presets.map(({ value, name: animal }) => (
            <Stack as="label" key={value} position="relative" justifyItems="center" style={{ minHeight: 64 }}>
              <input
                type="radio"
                className={coveringInput.input}
                name={name}
                checked={value === form.preset}
                data-focus-first={value === form.preset || undefined}
                onChange={() => form.choosePreset(value)}
              />
              <span className={styles.ring}>
                <Avatar avatar={`preset:${value}`} size={56} alt={animal} />
              </span>
            </Stack>
          ))}
        </div>
      </fieldset>
      <div>
        <Text as="p" padding={0} marginBottom={10} size={15} weight={600}>
          {t('profile.avatar.orPhoto')}
        </Text>
        <PhotoButton describedBy={`${name}-hint ${name}-error`} onFile={form.takePhoto}>
          {t(form.photo.isReading ? 'profile.avatar.reading' : 'profile.avatar.takePhoto')}
        </PhotoButton>
        <Text as="p" color="ink-2" size={13} marginTop={8} marginBottom={4} id={`${name}-hint`}>
          {t('profile.avatar.photoHint')}
        </Text>
        <div role="alert">
          {form.labels.fieldError && <FieldError id={`${name}-error`}>{form.labels.fieldError}</FieldError>}
        </div>
      </div>
    </>
  );
}
