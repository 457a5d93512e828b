import { useId, type MouseEvent } from 'react';
import { useWords } from '@/hooks/useWords';
import styles from './Agreement.less';
import { FieldFault } from './Field';
import { Words } from './Words';

export type AgreementText = 'agreement' | 'privacy';

interface Props {
  isAgreed: boolean;
  onChange: (isAgreed: boolean) => void;
  fault?: string;
  /** Texts that the shop does not have are named, but cannot be opened. */
  readable: readonly AgreementText[];
  onRead: (text: AgreementText) => void;
}

/** The tick below which both texts can be read. The links stand outside the label: reading is not agreeing. */
export function Agreement({ isAgreed, onChange, fault, readable, onRead }: Props) {
  const { t } = useWords();
  const id = useId();
  // The words are a larger target for the same tick; the links among them keep their own taps.
  const tickByWords = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onChange(!isAgreed);
  };
  const nameOf = (text: AgreementText) =>
    readable.includes(text) ? (
      <button type="button" className={styles.link} onClick={() => onRead(text)}>
        {t(`login.${text}`)}
      </button>
    ) : (
      t(`login.${text}`)
    );
  return (
    <div>
      <div className={styles.row}>
        <label className={styles.tick}>
          <input
            type="checkbox"
            name="agreed"
            checked={isAgreed}
            aria-labelledby={`${id}-words`}
            aria-invalid={fault ? true : undefined}
            aria-describedby={fault ? `${id}-fault` : undefined}
            onChange={(event) => onChange(event.target.checked)}
          />
        </label>
        <p id={`${id}-words`} className={styles.words} onClick={tickByWords}>
          <Words name="login.agree" places={{ agreement: nameOf('agreement'), privacy: nameOf('privacy') }} />
        </p>
      </div>
      {fault && <FieldFault id={`${id}-fault`}>{fault}</FieldFault>}
    </div>
  );
}
