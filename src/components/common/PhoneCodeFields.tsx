import { useRef } from 'react';
import { useWords } from '@/hooks/useWords';
import { CodeField } from './CodeField';
import { DemoSms } from './DemoSms';
import styles from './PhoneCodeFields.less';
import { LoginStatus } from './LoginStatus';
import { PhoneField } from './PhoneField';

export interface PhoneCodeProps {
  form: {
    callingCode: string;
    callingCodes: readonly string[];
    number: string;
    code: string;
    codeRequest: { canSend: boolean; demoCode: string | undefined };
    setCallingCode: (callingCode: string) => void;
    setNumber: (number: string) => void;
    settleNumber: () => void;
    setCode: (text: string) => void;
    requestCode: () => Promise<boolean>;
  };
  words: {
    phoneFault: string | undefined;
    codeFault: string | undefined;
    codeHint: string;
    request: { button: string; progress: string | undefined; trouble: string | undefined };
  };
  /** Name of the phone field. */
  label: string;
}

/** A phone, and the one-time code that is sent to it. */
export function PhoneCodeFields({ form, words, label }: PhoneCodeProps) {
  const { t } = useWords();
  const codeInput = useRef<HTMLInputElement>(null);
  const { codeRequest } = form;
  const sendCode = async () => {
    if (await form.requestCode()) codeInput.current?.focus();
  };
  return (
    <>
      <PhoneField
        label={label}
        callingCode={form.callingCode}
        callingCodes={form.callingCodes}
        number={form.number}
        onCallingCode={form.setCallingCode}
        onNumber={form.setNumber}
        onSettle={form.settleNumber}
        fault={words.phoneFault}
      />
      <div className={styles.code}>
        <CodeField
          label={t('login.code')}
          code={form.code}
          onCode={form.setCode}
          fault={words.codeFault}
          hint={words.codeHint}
          input={codeInput}
          sendWords={words.request.button}
          canSend={codeRequest.canSend}
          onSend={() => void sendCode()}
        />
        <LoginStatus progress={words.request.progress} trouble={words.request.trouble} />
        {codeRequest.demoCode && <DemoSms code={codeRequest.demoCode} onUse={() => form.setCode(codeRequest.demoCode ?? '')} />}
      </div>
    </>
  );
}
