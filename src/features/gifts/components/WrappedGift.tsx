import { Printer } from 'lucide-react';
import type { OrderDeliverable, OrderGift } from '@/api/deliverables';
import { getGiftOptions } from '@/api/gifts';
import type { Order } from '@/api/orders';
import { Card, Row, Stack, Text } from '@/components/Layout';
import { Picture } from '@/components/Picture';
import { QrCode } from '@/components/QrCode';
import { giftLink } from '@/features/gifts/giftLink';
import { useDateFormat } from '@/hooks/useDateFormat';
import { useTranslation } from '@/hooks/useTranslation';
import type { Picture as PictureData } from '@/lib/picture';
import { usePlatform } from '@/platform/usePlatform';
import { useQuery } from '@/query/useQuery';
import { GiftLinkButtons } from './GiftLinkButtons';
import { TakeBack } from './TakeBack';
import styles from './gifts.less';

interface Props {
  order: Order;
  deliverable: OrderDeliverable;
  gift: OrderGift;
  onChange: () => void;
  onTakenBack: (order: Order) => void;
}

/** A wrapped gift for its giver: the card to print, the link to hand over, and what can still be done with it. */
export function WrappedGift({ order, deliverable, gift, onChange, onTakenBack }: Props) {
  const { platform, Button } = usePlatform();
  const { t } = useTranslation();
  const link = giftLink(platform, gift.token);
  const options = useQuery(getGiftOptions, { orderId: order.id, code: deliverable.code });
  const design = options.data?.designs.find(({ id }) => id === gift.designId);
  return (
    <Stack gap={16} paddingBottom={16}>
      <GiftCard gift={gift} link={link} picture={design?.picture} />
      <Row wrap gap={8} justify="center" print="none">
        <GiftLinkButtons link={link} />
        <Button onClick={() => window.print()}>
          <Row as="span" align="center" gap={6}>
            <Printer size={16} strokeWidth={1.8} aria-hidden />
            {t('gifts.print')}
          </Row>
        </Button>
      </Row>
      <Text as="p" color="ink-2" size={15} textAlign="center" print="none">
        {t('gifts.handOver')}
      </Text>
      {deliverable.canGift && (
        <Row wrap gap={8} justify="center" print="none">
          <Button onClick={onChange}>{t('gifts.change')}</Button>
          <TakeBack orderId={order.id} deliverable={deliverable} onTakenBack={onTakenBack} />
        </Row>
      )}
    </Stack>
  );
}

/** The card: who gives it, when it opens, and where. It is all that is printed. */
function GiftCard({ gift, link, picture }: { gift: OrderGift; link: string; picture: PictureData | undefined }) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  const { date } = useDateFormat();
  return (
    <Card
      as="section"
      padding={platform === 'h5' ? 16 : 24}
      gap={8}
      justifyItems="center"
      textAlign="center"
      aria-label={t('gifts.card')}
    >
      {picture && <Picture picture={picture} width={120} radius="card" when="first" />}
      <Text as="h2" size={20} tabIndex={-1} data-focus-fallback>
        {t('gifts.cardTitle')}
      </Text>
      {gift.from && <p>{t('gifts.fromName', { name: gift.from })}</p>}
      <div className={styles.qr} data-paper>
        <QrCode payload={link} label={t('gifts.qr')} />
      </div>
      <Text as="p" size={13} userSelect="all" overflowWrap="anywhere">
        {link}
      </Text>
      <Text as="p" color="ink-2" size={15}>
        {gift.openedAt
          ? t('order.gift.opened', { when: date(gift.openedAt) })
          : gift.opensOn
            ? t('gifts.opensOn', { when: date(gift.opensOn) })
            : t('gifts.opensNow')}
      </Text>
    </Card>
  );
}
