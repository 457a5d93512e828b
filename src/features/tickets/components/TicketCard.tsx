import { Box, Row, Stack, Text } from '@/components/Layout';
import { joinLabel } from '@/lib/joinText';
import type { Ticket } from '@/api/tickets';
import { useTicketLabels, type TicketLabels } from '@/features/tickets/useTicketLabels';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';
import { Link } from 'react-router-dom';
import classNames from 'classnames';
import type { Picture as PictureData } from '@/lib/picture';
import { useTranslation } from '@/hooks/useTranslation';
import { Picture } from '@/components/Picture';
import styles from './tickets.less';

/** A ticket of the customer, as a link. */
export function TicketCard({ ticket }: { ticket: Ticket }) {
  const { platform } = usePlatform();
  const { life, color, isOver } = useTicketLabels()(ticket);
  return (
    <TicketListCard
      ticket={ticket}
      life={life}
      color={color}
      isOver={isOver}
      to={pathOf(platform, 'ticket', { id: ticket.id })}
    />
  );
}

interface Props extends Pick<TicketLabels, 'life' | 'color' | 'isOver'> {
  ticket: { name: string; subtitle: string; picture: PictureData; place: string };
  /** URL of the whole ticket. */
  to: string;
}

/** A ticket in a list: a card with a tear-off stub. */
function TicketListCard({ ticket, life, color, isOver, to }: Props) {
  const { t } = useTranslation();
  return (
    <Stack
      as="article"
      position="relative"
      color="ink"
      className={classNames(styles.card, isOver && styles.isOver)}
      data-paper
      aria-label={ticket.name}
    >
      <div className={styles.parts}>
        <Row align="center" gap={12} className={styles.main}>
          <Picture className={styles.picture} picture={ticket.picture} />
          <Box minWidth={0}>
            <Text as="h2" color={color} size={17} overflowWrap="anywhere">
              {ticket.name}
            </Text>
            {ticket.subtitle && (
              <Text as="p" color="ink-2" size={13}>
                {ticket.subtitle}
              </Text>
            )}
            {ticket.place && (
              <Text as="p" color="ink-2" size={13}>
                {ticket.place}
              </Text>
            )}
            <Text as="p" color="ink-2" size={13}>
              {life}
            </Text>
          </Box>
        </Row>
        <Stack placeItems="center" className={styles.stub}>
          <Stack
            as={Link}
            placeItems="center"
            minHeight="touch"
            paddingBlock={4}
            paddingInline={2}
            radius="option"
            color={isOver ? color : 'action'}
            weight={600}
            size={13}
            textAlign="center"
            className={styles.show}
            to={to}
            aria-label={joinLabel(t(isOver ? 'order.details' : 'ticket.show'), ticket.name)}
          >
            {t(isOver ? 'order.details' : 'ticket.show')}
          </Stack>
        </Stack>
      </div>
    </Stack>
  );
}
