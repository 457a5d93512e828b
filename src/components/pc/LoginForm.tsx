import { Button } from 'antd';
import type { SignedIn } from '@/api/schema/user';
import { Agreement } from '@/components/common/Agreement';
import { LoginStatus } from '@/components/common/LoginStatus';
import { PhoneCodeFields } from '@/components/common/PhoneCodeFields';
import { useReadableAgreements, type AgreementName } from '@/features/login/useAgreementText';
import { useLogin } from '@/features/login/useLogin';
import { useLoginWords } from '@/features/login/useLoginWords';
import { useFaultFocus } from '@/hooks/useFaultFocus';
import { useLayer, type Layer } from '@/hooks/useLayer';
import { useWords } from '@/hooks/useWords';
import { AgreementDialog } from './AgreementDialog';
import styles from './LoginForm.less';

/** Phone and code on one form, for the dialog and for the page of its own. */
export function LoginForm({ onSignedIn }: { onSignedIn: (signedIn: SignedIn) => void }) {
  const { t } = useWords();
  const form = useLogin(onSignedIn);
  const words = useLoginWords(form);
  const place = useFaultFocus<HTMLFormElement>(form.refusals);
  const texts: Record<AgreementName, Layer> = { agreement: useLayer('agreement'), privacy: useLayer('privacy') };
  const readable = useReadableAgreements();
  return (
    <>
      <form ref={place} className={styles.form} noValidate onSubmit={(event) => (event.preventDefault(), void form.submit())}>
        <PhoneCodeFields label={t('login.phone')} form={form} words={words} />
        <Agreement isAgreed={form.isAgreed} onChange={form.setAgreed} fault={words.agreementFault} readable={readable} onRead={(name) => texts[name].open()} />
        <div className={styles.end}>
          <LoginStatus progress={undefined} trouble={words.trouble} />
          <Button block htmlType="submit" size="large" shape="round" type="primary" loading={form.isSending}>
            {t(form.isSending ? 'login.submitting' : 'login.submit')}
          </Button>
        </div>
      </form>
      <AgreementDialog name="agreement" layer={texts.agreement} />
      <AgreementDialog name="privacy" layer={texts.privacy} />
    </>
  );
}
