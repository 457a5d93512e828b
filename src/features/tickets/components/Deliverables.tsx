import { Link } from 'react-router-dom';
import type { OrderDeliverable, OrderGift } from '@/api/deliverables';
import { Row, Stack, Text } from '@/components/Layout';
import { joinLabel } from '@/lib/joinText';
import { FeatureLink } from '@/components/FeatureLink';
import { entitlementStateAt } from '@/domain/entitlement';
import { useCopy } from '@/hooks/useCopy';
import { useDateFormat } from '@/hooks/useDateFormat';
import { useFeature } from '@/hooks/useFeature';
import { usePageBelowState } from '@/hooks/usePageBelow';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';

const copyLabelKey = (kind: 'code' | 'ticket') => (kind === 'ticket' ? 'ticket.copyCode' : 'order.copyCode');

interface Props {
  orderId: string;
  yields: readonly OrderDeliverable[];
  /** Ms by the shop's clock. */
  now: number;
}

/** Codes and tickets that an order delivered, as text that can be read out and copied; a ticket also has a link. */
export function Deliverables({ orderId, yields, now }: Props) {
  const { platform, Button } = usePlatform();
  const { t } = useTranslation();
  const copy = useCopy();
  const when = useDateFormat();
  const hasGifts = useFeature('gifts');
  const pageBelow = usePageBelowState();
  const nameOf = ({ name, validUntil, ...rest }: Props['yields'][number]) => {
    const until = validUntil === null ? '' : when.date(validUntil);
    const state = entitlementStateAt({ validUntil, ...rest }, now);
    if (state !== 'unused')
      return `${name} · ${t(state === 'used' ? 'ticket.used' : 'ticket.ranOutOn', { when: until })}`;
    return until ? t('order.validUntil', { name, when: until }) : name;
  };
  const giftState = ({ openedAt, opensOn }: OrderGift) => {
    if (openedAt) return t('order.gift.opened', { when: when.date(openedAt) });
    return opensOn ? t('order.gift.opensOn', { when: when.date(opensOn) }) : t('order.gift.wrapped');
  };
  return (
    <Stack as="ul" gap={12}>
      {yields.map((one) => (
        <Row
          as="li"
          key={one.code}
          wrap
          align="center"
          justify="space-between"
          rowGap={4}
          columnGap={12}
          padding={14}
          radius="option"
          border="dashed"
          overflowWrap="anywhere"
        >
          <Text as="p" color="ink-2" size={13} basis="full">
            {nameOf(one)}
            {hasGifts && one.gift && (
              <>
                <br />
                {giftState(one.gift)}
              </>
            )}
          </Text>
          <Text as="p" weight={700} size={17} tabular letterSpacing="wide">
            {one.code}
          </Text>
          <Row wrap gap={8} print="none">
            <Button aria-label={joinLabel(t(copyLabelKey(one.kind)), one.name)} onClick={() => void copy(one.code)}>
              {t(copyLabelKey(one.kind))}
            </Button>
            {one.ticketId && (
              <FeatureLink
                className="button-link"
                to={pathOf(platform, 'ticket', { id: one.ticketId })}
                aria-label={joinLabel(t('ticket.show'), one.name)}
              >
                {t('ticket.show')}
              </FeatureLink>
            )}
            {hasGifts && (one.canGift || one.gift) && (
              <Link
                className="button-link"
                to={pathOf(platform, 'orders', { id: orderId, view: 'gift', code: one.code })}
                state={pageBelow}
                aria-label={joinLabel(t(one.gift ? 'order.gift.show' : 'order.gift'), one.name)}
              >
                {t(one.gift ? 'order.gift.show' : 'order.gift')}
              </Link>
            )}
          </Row>
        </Row>
      ))}
    </Stack>
  );
}
