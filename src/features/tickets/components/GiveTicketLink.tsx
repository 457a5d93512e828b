import { Link } from 'react-router-dom';
import { Gift } from 'lucide-react';
import type { TicketDetail } from '@/api/tickets';
import { Row } from '@/components/Layout';
import { useFeature } from '@/hooks/useFeature';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';

/** Leads to the form that gives a ticket; nothing for one that cannot be given. */
export function GiveTicketLink({ ticket: { canGift, orderId, code } }: { ticket: TicketDetail }) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  const hasGifts = useFeature('gifts');
  if (!hasGifts || !canGift || !orderId) return null;
  return (
    <Row
      as={Link}
      align="center"
      gap={8}
      minHeight="touch"
      inline
      weight={600}
      justifySelf="start"
      to={pathOf(platform, 'orders', { id: orderId, view: 'gift', code })}
    >
      <Gift size={16} strokeWidth={1.8} aria-hidden />
      {t('order.gift')}
    </Row>
  );
}
