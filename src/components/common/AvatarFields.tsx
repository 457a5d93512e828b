import { ImagePlus } from 'lucide-react';
import { useId, type ChangeEvent } from 'react';
import { useWords } from '@/hooks/useWords';
import { Avatar } from './Avatar';
import styles from './AvatarFields.less';
import { FieldFault } from './Field';

interface Props<Value extends string> {
  form: {
    avatar: string;
    preset: Value | undefined;
    presets: readonly { value: Value; name: string }[];
    photo: { isReading: boolean };
    words: { shown: string; state: string; fault: string | undefined };
    choosePreset: (value: Value) => void;
    takePhoto: (file: File) => void;
  };
}

/** How the customer will look, the animals to choose from, and the way to a photo. */
export function AvatarFields<Value extends string>({ form }: Props<Value>) {
  const { t } = useWords();
  const name = useId();
  const takeFile = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const file = target.files?.[0];
    // Choosing the same file again is a choice, too.
    target.value = '';
    if (file) form.takePhoto(file);
  };
  return (
    <>
      <figure className={styles.preview}>
        <Avatar avatar={form.avatar} size={112} alt={form.words.shown} />
        <figcaption className={styles.state}>
          <span role="status">{form.words.state}</span>
        </figcaption>
      </figure>
      <fieldset>
        <legend className={styles.legend}>{t('profile.avatar.choose')}</legend>
        <div className={styles.animals}>
          {form.presets.map(({ value, name: animal }) => (
            <label key={value} className={styles.animal}>
              <input type="radio" className={styles.input} name={name} checked={value === form.preset} onChange={() => form.choosePreset(value)} />
              <span className={styles.ring}>
                <Avatar avatar={`preset:${value}`} size={56} alt={animal} />
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      <div>
        <p className={styles.legend}>{t('profile.avatar.orPhoto')}</p>
        <label className={styles.file}>
          <input type="file" accept="image/*" className={styles.input} aria-describedby={`${name}-hint ${name}-fault`} onChange={takeFile} />
          <span className={styles.button}>
            <ImagePlus size={18} strokeWidth={1.8} aria-hidden />
            {t(form.photo.isReading ? 'profile.avatar.reading' : 'profile.avatar.takePhoto')}
          </span>
        </label>
        <p className={styles.hint} id={`${name}-hint`}>
          {t('profile.avatar.photoHint')}
        </p>
        <div role="alert">{form.words.fault && <FieldFault id={`${name}-fault`}>{form.words.fault}</FieldFault>}</div>
      </div>
    </>
  );
}
