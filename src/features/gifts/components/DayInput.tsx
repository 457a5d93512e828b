import styles from '@/components/nativeField.less';

interface Props {
  name: string;
  /** First and last day, `YYYY-MM-DD`. */
  min: string;
  max: string | undefined;
}

/** The form says what is wrong with a day; the browser's own message would come before it. */
const withoutBrowserMessages = (input: HTMLInputElement | null) => input?.form?.setAttribute('novalidate', '');

/** A native date field, whose value and accessible name come from the form item around it. */
export const DayInput = (control: Props) => (
  <input type="date" {...control} ref={withoutBrowserMessages} className={styles.field} />
);
