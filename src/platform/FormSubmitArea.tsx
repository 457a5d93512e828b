import { FormStatus } from '@/components/FormStatus';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './FormSubmitArea.less';
import { usePlatform } from './usePlatform';

interface Props {
  isBusy: boolean;
  /** The outcome of the last submission is unknown: the button checks it instead of submitting again. */
  isUnknown: boolean;
  saveLabel: string;
  /** Replaces the label while the form is busy. */
  busyLabel?: string;
  /** Error of the whole form, or what is being checked while it is busy. */
  formError: string | undefined;
}

/** The end of a form: its message and its submit button. */
export function FormSubmitArea({ isBusy, isUnknown, saveLabel, busyLabel, formError }: Props) {
  const { Button } = usePlatform();
  const { t } = useTranslation();
  return (
    <div className={styles.end}>
      <FormStatus progress={isBusy ? formError : undefined} formError={isBusy ? undefined : formError} />
      <Button
        color="primary"
        size="large"
        block
        htmlType="submit"
        loading={isBusy}
        loadingText={busyLabel ?? t('profile.saving')}
      >
        {isUnknown ? t('problem.checkAgain') : saveLabel}
      </Button>
    </div>
  );
}
