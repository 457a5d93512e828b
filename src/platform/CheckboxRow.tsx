import { useId, type MouseEvent, type ReactNode } from 'react';
import { Row } from '@/components/Layout';
import { FieldError } from '@/components/FieldError';
import styles from './CheckboxRow.less';
import { usePlatform } from './usePlatform';

interface Props {
  name: string;
  isChecked: boolean;
  onChange: (isChecked: boolean) => void;
  /** Error message. */
  fieldError: string | undefined;
  /** The label. It may contain buttons and links, which keep their own clicks. */
  children: ReactNode;
}

/** A checkbox with its label and its error message. A click on the text of the label ticks the box. */
export function CheckboxRow({ name, isChecked, onChange, fieldError, children }: Props) {
  const { Checkbox } = usePlatform();
  const id = useId();
  const toggle = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onChange(!isChecked);
  };
  return (
    <div>
      <Row align="baseline" gap={8}>
        <span className={styles.box}>
          <Checkbox
            name={name}
            isChecked={isChecked}
            onChange={onChange}
            labelledBy={`${id}-label`}
            errorId={fieldError && `${id}-error`}
          />
        </span>
        <p id={`${id}-label`} className={styles.label} onClick={toggle}>
          {children}
        </p>
      </Row>
      {fieldError && <FieldError id={`${id}-error`}>{fieldError}</FieldError>}
    </div>
  );
}
