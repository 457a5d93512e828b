import { Button } from 'antd-mobile';
import type { SignedIn } from '@/api/schema/user';
import { Agreement } from '@/components/common/Agreement';
import { LoginStatus } from '@/components/common/LoginStatus';
import { PhoneCodeFields } from '@/components/common/PhoneCodeFields';
import { AgreementSheet } from '@/components/h5/AgreementSheet';
import { useReadableAgreements, type AgreementName } from '@/features/login/useAgreementText';
import { useLogin } from '@/features/login/useLogin';
import { useLoginWords } from '@/features/login/useLoginWords';
import { useFaultFocus } from '@/hooks/useFaultFocus';
import { useLayer, type Layer } from '@/hooks/useLayer';
import { useWords } from '@/hooks/useWords';
import styles from './LoginForm.less';

/** Phone and code on one screen. */
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
          <Button block type="submit" size="large" shape="rounded" color="primary" loading={form.isSending} loadingText={t('login.submitting')}>
            {t('login.submit')}
          </Button>
        </div>
      </form>
      <AgreementSheet name="agreement" layer={texts.agreement} />
      <AgreementSheet name="privacy" layer={texts.privacy} />
    </>
  );
}
