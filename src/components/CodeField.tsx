import classNames from 'classnames';
import type { RefObject } from 'react';
import styles from './CodeField.less';
import { Field } from './Field';
import fieldStyles from './Field.less';

interface Props {
  label: string;
  code: string;
  onCode: (text: string) => void;
  fieldError?: string;
  hint?: string;
  input: RefObject<HTMLInputElement | null>;
  /** Label of the button that sends a code. */
  sendLabels: string;
  canSend: boolean;
  onSend: () => void;
}

/**
 * A field for a one-time code: a single text input, so that autofill and pasting work, beside the button that sends a
 * code. The button stays in the tab order while it is disabled.
 */
export function CodeField({ label, code, onCode, fieldError, hint, input, sendLabels, canSend, onSend }: Props) {
  return (
    <Field label={label} fieldError={fieldError} hint={hint}>
      {(control) => (
        <div className={fieldStyles.row}>
          <input
            {...control}
            ref={input}
            className={classNames(control.className, styles.code)}
            type="text"
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCapitalize="off"
            spellCheck={false}
            value={code}
            onChange={(event) => onCode(event.target.value)}
          />
          <button type="button" className={styles.send} aria-disabled={!canSend} onClick={() => canSend && onSend()}>
            {sendLabels}
          </button>
        </div>
      )}
    </Field>
  );
}
