import type { ReactNode } from 'react';
import { LoginStatus } from '@/components/common/LoginStatus';
import { useFaultFocus } from '@/hooks/useFaultFocus';
import { useWords } from '@/hooks/useWords';
import type { Kit } from './kit';
import styles from './SaveForm.less';

interface Props {
  kit: Kit;
  /** How often the form was refused; each time the focus goes to the first fault. */
  refusals?: number;
  isBusy: boolean;
  /** Nobody knows what became of the last try: the button asks. */
  isUnknown: boolean;
  saveWords: string;
  /** What went wrong with the whole of it; while it is busy, what is being looked for. */
  trouble: string | undefined;
  onSubmit: () => void;
  children: ReactNode;
}

/** A form of one thing: its fields, what went wrong, and the button that saves. */
export function SaveForm({ kit, refusals = 0, isBusy, isUnknown, saveWords, trouble, onSubmit, children }: Props) {
  const { t } = useWords();
  const place = useFaultFocus<HTMLFormElement>(refusals);
  return (
    <form ref={place} className={`${styles.form} ${styles[kit.face] ?? ''}`} noValidate onSubmit={(event) => (event.preventDefault(), onSubmit())}>
      {children}
      <div className={styles.end}>
        <LoginStatus progress={isBusy ? trouble : undefined} trouble={isBusy ? undefined : trouble} />
        <kit.Button tone="primary" isLarge isWide isSubmit isBusy={isBusy} busyWords={t('profile.saving')}>
          {isUnknown ? t('problem.checkAgain') : saveWords}
        </kit.Button>
      </div>
    </form>
  );
}
