import { Text } from '@/components/Layout';
import { FormStatus } from '@/components/FormStatus';
import type { PhoneCodeForm, PhoneCodeLabels } from '@/features/login/phoneCodeFields';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './login.less';

interface Props {
  form: Pick<PhoneCodeForm, 'codeRequest' | 'setCode'>;
  labels: Pick<PhoneCodeLabels, 'request'>;
}

/** What became of the request for a code, below its field. */
export function CodeStatus({ form, labels: { request } }: Props) {
  const { demoCode } = form.codeRequest;
  return (
    <>
      <FormStatus progress={request.progress} formError={request.formError} />
      {SHOP.demoTexts && demoCode && <DemoSms code={demoCode} onUse={() => form.setCode(demoCode)} />}
    </>
  );
}

/** Shows the code in place of a text message; the demo shop sends none. */
function DemoSms({ code, onUse }: { code: string; onUse: () => void }) {
  const { t } = useTranslation();
  return (
    <div className={styles.sms} role="status">
      <div className={styles.content}>
        <Text as="p" color="leaf" size={12} weight={600}>
          {t('login.demoFrom')}
        </Text>
        <Text as="p" size={15} tabular>
          {t('login.demoText', { code })}
        </Text>
      </div>
      <button type="button" className={styles.use} onClick={onUse}>
        {t('login.demoUse')}
      </button>
    </div>
  );
}
