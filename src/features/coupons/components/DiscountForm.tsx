import { useState, type FormEvent, type ReactNode } from 'react';
import { useTranslation } from '@/hooks/useTranslation';
import { TextField } from '@/components/TextField';
import styles from './DiscountForm.less';

interface Props {
  /** The code that was sent last. */
  code: string;
  /** Why that code was not accepted. */
  fieldError: string | undefined;
  MAX_CHARACTERS: number;
  onApply: (code: string) => void;
  /** The platform's submit button. */
  button: ReactNode;
}

/**
 * The field for a discount code. An error belongs to the code that was sent and disappears when another one is typed.
 */
export function DiscountForm({ code, fieldError, MAX_CHARACTERS, onApply, button }: Props) {
  const { t } = useTranslation();
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
        maxLength={MAX_CHARACTERS}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        hint={t('checkout.code.hint')}
        fieldError={isEmpty ? t('checkout.code.empty') : typed.trim() === code ? fieldError : undefined}
      />
      <p className="visually-hidden" role="status">
        {typed.trim() === code ? fieldError : ''}
      </p>
      {button}
    </form>
  );
}
