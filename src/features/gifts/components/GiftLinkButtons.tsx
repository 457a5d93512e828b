import { Share } from 'lucide-react';
import { Row } from '@/components/Layout';
import { useCopy } from '@/hooks/useCopy';
import { useShareLink } from '@/hooks/useShareLink';
import { useTranslation } from '@/hooks/useTranslation';
import { usePlatform } from '@/platform/usePlatform';

/** Hands the link of a gift over: copies it, or shares it where the device can. */
export function GiftLinkButtons({ link }: { link: string }) {
  const { Button } = usePlatform();
  const { t } = useTranslation();
  const copy = useCopy();
  const share = useShareLink();
  const canShare = typeof navigator.share === 'function';
  return (
    <>
      <Button color="primary" onClick={() => void copy(link)}>
        {t('gifts.copyLink')}
      </Button>
      {canShare && (
        <Button onClick={() => void share({ title: t('gifts.cardTitle'), url: link })}>
          <Row as="span" align="center" gap={6}>
            <Share size={16} strokeWidth={1.8} aria-hidden />
            {t('gifts.share')}
          </Row>
        </Button>
      )}
    </>
  );
}
