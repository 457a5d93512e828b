import { useState, type FormEvent, type ReactNode } from 'react';
import { useWords } from '@/hooks/useWords';
import { TextField } from './TextField';
import styles from './DiscountForm.less';

interface Props {
  /** The code that was sent last; what is typed after it stays here. */
  code: string;
  /** Why that code does not count. */
  fault: string | undefined;
  mostCharacters: number;
  onApply: (code: string) => void;
  /** The face's own button that sends the form. */
  button: ReactNode;
}

/** The field for a discount code. A fault belongs to the code it was said about, and goes when another is typed. */
export function DiscountForm({ code, fault, mostCharacters, onApply, button }: Props) {
  const { t } = useWords();
  const [typed, setTyped] = useState(code);
  const [isEmpty, setIsEmpty] = useState(false);

  const apply = (event: FormEvent) => {
    event.preventDefault();
    setIsEmpty(typed.trim() === '');
    if (typed.trim()) onApply(typed);
  };
  const change = (value: string) => {
    setTyped(value);
    setIsEmpty(false);
  };
  return (
    <form className={styles.form} noValidate onSubmit={apply}>
      <TextField
        label={t('checkout.code')}
        name="discountCode"
        value={typed}
        onChange={change}
        maxLength={mostCharacters}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={t('checkout.code.hint')}
        fault={isEmpty ? t('checkout.code.empty') : typed.trim() === code ? fault : undefined}
      />
      <p className="visually-hidden" role="status">
        {typed.trim() === code ? fault : ''}
      </p>
      {button}
    </form>
  );
}
