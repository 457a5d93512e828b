import { Box, Row, Text } from '@/components/Layout';
import { useFeature } from '@/hooks/useFeature';
import { CalendarClock } from 'lucide-react';
import { useDeliveryDays } from '@/hooks/useDeliveryDays';
import { useTranslation } from '@/hooks/useTranslation';
import styles from './presale.less';

/** Says that a product is sold before it is available: the day it is sent, and the terms if it has any. */
export function PresaleNotice({ presale }: { presale: { shipsOn: string; terms: string } }) {
  const { t } = useTranslation();
  const { orderNow } = useDeliveryDays();
  const hasTerms = useFeature('presale') && presale.terms;
  return (
    <Row
      as="section"
      gap={12}
      paddingBlock={14}
      paddingInline={16}
      radius="card"
      background="soft"
      aria-label={t('goods.presale')}
    >
      <CalendarClock className={styles.icon} size={20} strokeWidth={1.8} aria-hidden />
      <Box minWidth={0}>
        <Text as="p" weight={600}>
          {orderNow(presale.shipsOn)}
        </Text>
        {hasTerms && (
          <Text as="p" marginTop={4} color="ink-2" size={13} whiteSpace="pre-line">
            {presale.terms}
          </Text>
        )}
      </Box>
    </Row>
  );
}
