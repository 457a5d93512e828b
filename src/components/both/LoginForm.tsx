import { useModel } from '@umijs/max';
import { LoginStatus } from '@/components/common/LoginStatus';
import { PhoneCodeFields } from '@/components/common/PhoneCodeFields';
import { useEnterShop } from '@/features/login/useEnterShop';
import { useLogin } from '@/features/login/useLogin';
import { useLoginWords } from '@/features/login/useLoginWords';
import { useFaultFocus } from '@/hooks/useFaultFocus';
import { useWords } from '@/hooks/useWords';
import { AgreementTick } from './AgreementTick';
import type { Kit } from './kit';
import styles from './LoginForm.less';

interface Props {
  kit: Kit;
  /** The customer is in the shop. */
  onEntered?: () => void;
}

/** Phone and code on one form, for a page of its own and for the desktop's dialog. */
export function LoginForm({ kit, onEntered }: Props) {
  const { t } = useWords();
  const { showToast } = useModel('toast');
  const enter = useEnterShop();
  const form = useLogin((signedIn) => {
    enter(signedIn);
    onEntered?.();
    showToast(t('login.done', { name: signedIn.user.nickname }));
  });
  const words = useLoginWords(form);
  const place = useFaultFocus<HTMLFormElement>(form.refusals);
  return (
    <form ref={place} className={styles.form} noValidate onSubmit={(event) => (event.preventDefault(), void form.submit())}>
      <PhoneCodeFields label={t('login.phone')} form={form} words={words} />
      <AgreementTick kit={kit} isAgreed={form.isAgreed} onChange={form.setAgreed} fault={words.agreementFault} />
      <div className={styles.end}>
        <LoginStatus progress={undefined} trouble={words.trouble} />
        <kit.Button tone="primary" isLarge isWide isSubmit isBusy={form.isSending} busyWords={t('login.submitting')}>
          {t('login.submit')}
        </kit.Button>
      </div>
    </form>
  );
}
