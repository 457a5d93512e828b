import { ClipboardPaste } from 'lucide-react';
import { useState, type ClipboardEvent } from 'react';
import { useWords } from '@/hooks/useWords';
import styles from './PasteAddress.less';
import { TextAreaField } from './TextAreaField';

interface Props {
  /** Fills the form in; nothing is saved. */
  onPaste: (text: string) => void;
  /** How many fields the last text filled; undefined before there was one. */
  filled: number | undefined;
}

/** A whole address pasted at once. A paste fills the form straight away, a typed text by the button. */
export function PasteAddress({ onPaste, filled }: Props) {
  const { t } = useWords();
  const [isOpen, setIsOpen] = useState(false);
  const [text, setText] = useState('');
  const takePasted = (event: ClipboardEvent) => {
    const pasted = event.clipboardData.getData('text');
    // Into an empty box only: otherwise somebody is mending a text that is there.
    if (text === '' && pasted.trim() !== '') onPaste(pasted);
  };
  return (
    <div>
      <button type="button" className={styles.opener} aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        <ClipboardPaste size={18} strokeWidth={1.8} aria-hidden />
        {t('address.paste')}
      </button>
      {isOpen && (
        <div className={styles.box}>
          <TextAreaField
            label={t('address.pasteLabel')}
            name="paste"
            autoComplete="off"
            hint={t('address.pasteHint')}
            rows={3}
            maxLength={1000}
            value={text}
            onChange={setText}
            onPaste={takePasted}
          />
          <button type="button" className={styles.do} aria-disabled={text.trim() === ''} onClick={() => text.trim() !== '' && onPaste(text)}>
            {t('address.pasteDo')}
          </button>
        </div>
      )}
      <p className={styles.result} role="status">
        {filled === undefined ? '' : filled === 0 ? t('address.pastedNothing') : t('address.pasted', { count: filled })}
      </p>
    </div>
  );
}
