import { Form as KitForm, Input } from 'antd';
import { useRef, type AriaAttributes, type ChangeEvent } from 'react';
import { CodeStatus } from '@/features/login/components/CodeStatus';
import { normalizeCode, type PhoneCodeForm, type PhoneCodeLabels } from '@/features/login/phoneCodeFields';
import { PhoneInput } from '@/platform/pc/PhoneInput';
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
          <KitForm.Item name="email" label={label} required>
            {/* Not of the type email, with which browsers change what was typed. */}
            <Input
              data-focus-first
              name="email"
              inputMode="email"
              autoComplete="email"
              autoCapitalize="off"
              spellCheck={false}
            />
          </KitForm.Item>
        )
      ) : (
        <KitForm.Item name="number" label={label} required>
          <PhoneInput
            data-focus-first
            callingCode={callingCode}
            callingCodes={callingCodes}
            onCallingCode={form.setCallingCode}
            onBlur={form.settleNumber}
          />
        </KitForm.Item>
      )}
      <div ref={row} className={styles.code}>
        <KitForm.Item
          name="code"
          label={labels.code}
          extra={labels.codeHint}
          required
          normalize={normalizeCode(codeLength)}
        >
          <CodeInput label={labels.request.button} canSend={form.codeRequest.canSend} onSend={() => void sendCode()} />
        </KitForm.Item>
        <CodeStatus form={form} labels={labels} />
      </div>
    </>
  );
}

interface CodeInputProps extends Pick<AriaAttributes, 'aria-invalid' | 'aria-describedby' | 'aria-required'> {
  /** Id, value, `onChange` and `aria-*` come from the `Form.Item`. */
  id?: string;
  value?: string;
  onChange?: (event: ChangeEvent<HTMLInputElement>) => void;
  /** Label of the button that requests a code. */
  label: string;
  canSend: boolean;
  onSend: () => void;
}

/** One text field, so that autofill and pasting work, beside the button, which stays in the tab order while it waits. */
function CodeInput({ label, canSend, onSend, ...input }: CodeInputProps) {
  const { Button } = usePlatform();
  return (
    <div className={styles.row}>
      <Input
        {...input}
        className={styles.digits}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
      />
      <Button size="large" aria-disabled={!canSend} onClick={onSend}>
        {label}
      </Button>
    </div>
  );
}
