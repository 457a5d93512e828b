import { Input } from 'antd-mobile';
import { useRef } from 'react';
import { CodeStatus } from '@/features/login/components/CodeStatus';
import { normalizeCode, type PhoneCodeForm, type PhoneCodeLabels } from '@/features/login/phoneCodeFields';
import { FormItem } from '@/platform/h5/Form';
import { PhoneInput } from '@/platform/h5/PhoneInput';
import { usePlatform } from '@/platform/usePlatform';
import styles from '@/features/login/components/login.less';

interface Props {
  form: PhoneCodeForm;
  labels: PhoneCodeLabels;
  /** Label of the field for the phone number or the e-mail address. */
  label: string;
}

/** The fields for a phone number or e-mail address and the one-time code that is sent to it. */
export function PhoneCodeItems({ form, labels, label }: Props) {
  const { callingCode, callingCodes, codeLength, identifiers, by, emailModule } = form;
  const row = useRef<HTMLDivElement>(null);
  const sendCode = async () => {
    if (await form.requestCode()) row.current?.querySelector('input')?.focus();
  };
  return (
    <>
      {emailModule && identifiers.length > 1 && (
        <emailModule.IdentifierSwitch identifiers={identifiers} by={by} onChange={form.setBy} />
      )}
      {by === 'email' ? (
        emailModule && (
          <FormItem name="email" label={label} required>
            {/* Not of the type email, with which browsers change what was typed. */}
            <Input name="email" inputMode="email" autoComplete="email" autoCapitalize="off" autoCorrect="off" />
          </FormItem>
        )
      ) : (
        <FormItem name="number" label={label} required>
          <PhoneInput
            callingCode={callingCode}
            callingCodes={callingCodes}
            onCallingCode={form.setCallingCode}
            onBlur={form.settleNumber}
          />
        </FormItem>
      )}
      <div ref={row} className={styles.code}>
        <FormItem name="code" label={labels.code} hint={labels.codeHint} required normalize={normalizeCode(codeLength)}>
          <CodeInput label={labels.request.button} canSend={form.codeRequest.canSend} onSend={() => void sendCode()} />
        </FormItem>
        <CodeStatus form={form} labels={labels} />
      </div>
    </>
  );
}

interface CodeInputProps {
  /** Id, value and `onChange` come from the `FormItem`. */
  id?: string;
  value?: string;
  onChange?: (text: string) => void;
  /** Label of the button that requests a code. */
  label: string;
  canSend: boolean;
  onSend: () => void;
}

/** One text field, so that autofill and pasting work, beside the button, which stays in the tab order while it waits. */
function CodeInput({ id, value, onChange, label, canSend, onSend }: CodeInputProps) {
  const { Button } = usePlatform();
  return (
    <div className={styles.row}>
      <Input
        id={id}
        className={styles.digits}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="off"
        value={value}
        onChange={onChange}
      />
      <Button aria-disabled={!canSend} onClick={onSend}>
        {label}
      </Button>
    </div>
  );
}
