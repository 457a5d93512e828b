import type { RefObject } from 'react';
import styles from './CodeField.less';
import { Field } from './Field';
import fieldStyles from './Field.less';

interface Props {
  label: string;
  code: string;
  onCode: (text: string) => void;
  fault?: string;
  hint?: string;
  input: RefObject<HTMLInputElement | null>;
  /** The button that has a code sent: what it says, and whether it can. */
  sendWords: string;
  canSend: boolean;
  onSend: () => void;
}

/**
 * A one-time code: one text field, so that autofill and pasting work, with the way to get a code beside it. The button keeps
 * its place in the tab order while it cannot be used.
 */
export function CodeField({ label, code, onCode, fault, hint, input, sendWords, canSend, onSend }: Props) {
  return (
    <Field label={label} fault={fault} hint={hint}>
      {(control) => (
        <div className={fieldStyles.row}>
          <input
            {...control}
            ref={input}
            className={`${control.className} ${styles.code}`}
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
            {sendWords}
          </button>
        </div>
      )}
    </Field>
  );
}
