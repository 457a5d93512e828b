import { useState, type ReactNode } from 'react';
import { LoadingRows } from '@/components/LoadingRows';
import { useTranslation } from '@/hooks/useTranslation';
import { useFormKit } from '@/platform/formKit';

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
  const kit = useFormKit();
  const [typed, setTyped] = useState(code);
  const [isEmpty, setIsEmpty] = useState(false);

  if (!kit) return <LoadingRows rows={1} />;
  const { Form, FormItem, Input } = kit;
  const apply = () => {
    setIsEmpty(typed.trim() === '');
    if (typed.trim()) onApply(typed);
  };
  const change = (value: string) => {
    setTyped(value);
    setIsEmpty(false);
  };
  const sentError = typed.trim() === code ? fieldError : undefined;
  return (
    <Form
      values={{ discountCode: typed }}
      errors={{ discountCode: isEmpty ? t('checkout.code.empty') : sentError }}
      onChange={({ discountCode = '' }) => change(discountCode)}
      onSubmit={apply}
    >
      <FormItem name="discountCode" label={t('checkout.code')} hint={t('checkout.code.hint')} required>
        <Input
          name="discountCode"
          maxLength={MAX_CHARACTERS}
          autoComplete="off"
          autoCapitalize="characters"
          data-focus-first
        />
      </FormItem>
      <p className="visually-hidden" role="status">
        {sentError}
      </p>
      {button}
    </Form>
  );
}
