import { Redeem } from '@/features/redeem/components/Redeem';
import { CustomerOnly } from '@/features/login/components/CustomerOnly';
import { FormPage } from '@/platform/pc/Page';
import { useTranslation } from '@/hooks/useTranslation';

/** Redeems an exchange code (cdk), without the account menu. */
export default function CdkPage() {
  const { t } = useTranslation();
  return (
    <FormPage title={t('mine.redeem')}>
      <CustomerOnly>
        <Redeem />
      </CustomerOnly>
    </FormPage>
  );
}
