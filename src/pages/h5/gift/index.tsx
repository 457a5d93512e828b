import '@/features/gifts/giftMessages';
import { OpenGift } from '@/features/gifts/components/OpenGift';
import { useTranslation } from '@/hooks/useTranslation';
import { Page } from '@/platform/h5/Page';

/** A gift that its token in the query opens. */
export default function GiftPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('gifts.page')}>
      <OpenGift />
    </Page>
  );
}
