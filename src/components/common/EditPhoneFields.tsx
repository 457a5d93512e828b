import { useWords } from '@/hooks/useWords';
import styles from './EditPhoneFields.less';
import { PhoneCodeFields, type PhoneCodeProps } from './PhoneCodeFields';

interface Props extends Omit<PhoneCodeProps, 'label'> {
  /** The phone in use, as the shop shows it. */
  phoneNow: string;
}

/** A new phone and the code that goes there. */
export function EditPhoneFields({ form, words, phoneNow }: Props) {
  const { t } = useWords();
  return (
    <>
      <p className={styles.now}>{t('profile.phone.now', { phone: phoneNow })}</p>
      <PhoneCodeFields label={t('profile.phone.label')} form={form} words={words} />
    </>
  );
}
