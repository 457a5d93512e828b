import { useRef } from 'react';
import { useTranslation } from '@/hooks/useTranslation';
import { CodeField } from '@/components/CodeField';
import styles from './PhoneCodeFields.less';
import { FormStatus } from '@/components/FormStatus';
import { PhoneField } from '@/components/PhoneField';

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
  labels: {
    phoneError: string | undefined;
    codeError: string | undefined;
    codeHint: string;
    request: { button: string; progress: string | undefined; formError: string | undefined };
  };
  /** Label of the phone field. */
  label: string;
}

/** A phone number, and the one-time code that is sent to it. */
export function PhoneCodeFields({ form, labels, label }: PhoneCodeProps) {
  const { t } = useTranslation();
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
        fieldError={labels.phoneError}
      />
      <div className={styles.code}>
        <CodeField
          label={t('login.code')}
          code={form.code}
          onCode={form.setCode}
          fieldError={labels.codeError}
          hint={labels.codeHint}
          input={codeInput}
          sendLabels={labels.request.button}
          canSend={codeRequest.canSend}
          onSend={() => void sendCode()}
        />
        <FormStatus progress={labels.request.progress} formError={labels.request.formError} />
        {codeRequest.demoCode && (
          <DemoSms code={codeRequest.demoCode} onUse={() => form.setCode(codeRequest.demoCode ?? '')} />
        )}
      </div>
    </>
  );
}

/** Shows the code in place of a text message; the demo shop sends none. */
function DemoSms({ code, onUse }: { code: string; onUse: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.sms} role="status">
      <div className={styles.content}>
        <p className={styles.from}>{t('login.demoFrom')}</p>
        <p className={styles.text}>{t('login.demoText', { code })}</p>
      </div>
      <button type="button" className={styles.use} onClick={onUse}>
        {t('login.demoUse')}
      </button>
    </div>
  );
}
