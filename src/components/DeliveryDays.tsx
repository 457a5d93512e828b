/** The days on which products are sent and arrive, as bag, checkout and order show them. */
import { Row, Stack, Text, type LayoutProps } from './Layout';
import { useDeliveryDays } from '@/hooks/useDeliveryDays';

interface Props extends LayoutProps {
  /** One sentence each. */
  days: readonly string[];
  /** Each sentence has a line of its own; otherwise they share one where there is room. */
  isStacked?: boolean;
}

/** When an order is sent and arrives; a day is not separated from its sentence at the end of a line. Nothing without days. */
export function DeliveryDays({ days, isStacked = false, ...look }: Props) {
  if (days.length === 0) return null;
  const sentences = days.map((sentence) => <span key={sentence}>{sentence}</span>);
  return isStacked ? (
    <Stack as="span" {...look}>
      {sentences}
    </Stack>
  ) : (
    <Row as="span" wrap rowGap={0} columnGap={12} {...look}>
      {sentences}
    </Row>
  );
}

/** When a presale line is sent; nothing for a line in stock. */
export function PresaleDay({ shipsOn }: { shipsOn: string | null | undefined }) {
  const { presale } = useDeliveryDays();
  return shipsOn ? (
    <Text as="p" color="action" size={13}>
      {presale(shipsOn)}
    </Text>
  ) : null;
}

/** When everything in the checkout arrives; nothing when the API does not say so. */
export function ArrivalDay({ arrivesOn }: { arrivesOn: string | null | undefined }) {
  const { arrives } = useDeliveryDays();
  return <DeliveryDays days={arrivesOn ? [arrives(arrivesOn)] : []} marginTop={12} color="ink-2" size={13} />;
}
