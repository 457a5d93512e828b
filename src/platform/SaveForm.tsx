import classNames from 'classnames';
import type { ReactNode } from 'react';
import { FormStatus } from '@/components/FormStatus';
import { useErrorFocus } from '@/hooks/useErrorFocus';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './SaveForm.less';
import { usePlatform } from './usePlatform';

interface Props {
  /** Number of failed submissions; after each one the focus moves to the first invalid field. */
  refusals?: number;
  isBusy: boolean;
  /** The outcome of the last submission is unknown: the button checks it instead of submitting again. */
  isUnknown: boolean;
  saveLabel: string;
  /** Error of the whole form, or what is being checked while it is busy. */
  formError: string | undefined;
  onSubmit: () => void;
  children: ReactNode;
}

/** A form with its fields, error message and save button. */
export function SaveForm({ refusals = 0, isBusy, isUnknown, saveLabel, formError, onSubmit, children }: Props) {
  const { platform, Button } = usePlatform();
  const { t } = useTranslation();
  const place = useErrorFocus<HTMLFormElement>(refusals);
  return (
    <form
      ref={place}
      className={classNames(styles.form, styles[platform])}
      noValidate
      onSubmit={(event) => (event.preventDefault(), onSubmit())}
    >
      {children}
      <div className={styles.end}>
        <FormStatus progress={isBusy ? formError : undefined} formError={isBusy ? undefined : formError} />
        <Button tone="primary" isLarge isWide isSubmit isBusy={isBusy} busyLabel={t('profile.saving')}>
          {isUnknown ? t('problem.checkAgain') : saveLabel}
        </Button>
      </div>
    </form>
  );
}
