import { Link } from 'react-router-dom';
import { Card, Row, Text } from '@/components/Layout';
import { joinLabel } from '@/lib/joinText';
import type { OrderInQuestion } from '@/features/service/useOrderInQuestion';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';

interface Props extends OrderInQuestion {
  onCopy: (text: string) => void;
}

/** The order that the customer asks about, with its number to copy; beside the service code, which is needed as well. */
export function AboutOrder({ number, id, isReturn, onCopy }: Props) {
  const { platform, Button } = usePlatform();
  const { t } = useTranslation();
  const title = t(isReturn ? 'service.return.title' : 'service.order.title', { number });
  return (
    <Card as="section" gap={8} padding={16} aria-label={title}>
      <Text as="h2" size={17} overflowWrap="anywhere">
        {title}
      </Text>
      <Text as="p" color="ink-2" size={15}>
        {t(isReturn ? 'service.return.text' : 'service.order.text')}
      </Text>
      <Row wrap gap={8}>
        <Button aria-label={joinLabel(t('service.copy'), t('order.number'))} onClick={() => onCopy(number)}>
          {t('service.copy')}
        </Button>
        {id && (
          <Link className="button-link" to={pathOf(platform, 'orders', { id })}>
            {t('service.order.show')}
          </Link>
        )}
      </Row>
    </Card>
  );
}
