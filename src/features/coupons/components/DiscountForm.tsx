import { useState, type ReactNode } from 'react';
import { cleanCode } from '@/lib/typedText';
import { LoadingRows } from '@/platform/LoadingRows';
import { useTranslation } from '@/hooks/useTranslation';
import { useFormKit } from '@/platform/useFormKit';

interface Props {
  /** The code that was sent last. */
  code: string;
  /** Why that code was not accepted. */
  fieldError: string | undefined;
  onApply: (code: string) => void;
  /** The platform's submit button. */
  button: ReactNode;
}

/**
 * The field for a discount code. An error belongs to the code that was sent and disappears when another one is typed.
 */
export function DiscountForm({ code, fieldError, onApply, button }: Props) {
  const { t } = useTranslation();
  const kit = useFormKit();
  const [typed, setTyped] = useState(code);
  const [isEmpty, setIsEmpty] = useState(false);

  if (!kit) return <LoadingRows rows={1} />;
  const { Form, FormItem, Input } = kit;
  const apply = () => {
    setIsEmpty(typed === '');
    if (typed) onApply(cleanCode(typed));
  };
  const change = (value: string) => {
    setTyped(value);
    setIsEmpty(false);
  };
  const sentError = cleanCode(typed) === code ? fieldError : undefined;
  return (
    <Form
      values={{ discountCode: typed }}
      errors={{ discountCode: isEmpty ? t('checkout.code.empty') : sentError }}
      onChange={({ discountCode = '' }) => change(discountCode)}
      onSubmit={apply}
    >
      <FormItem name="discountCode" label={t('checkout.code')} hint={t('checkout.code.hint')} required>
        <Input name="discountCode" autoComplete="off" autoCapitalize="characters" data-focus-first />
      </FormItem>
      <p className="visually-hidden" role="status">
        {sentError}
      </p>
      {button}
    </Form>
  );
}
