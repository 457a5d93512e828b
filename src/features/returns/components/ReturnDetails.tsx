import '@/features/returns/returnMessages';
import type { OrderReturn } from '@/api/orderReturn';
import type { Order } from '@/api/orders';
import { CopyNumber } from '@/components/CopyNumber';
import { Box, Row, Stack, Text } from '@/components/Layout';
import { ParcelNumber } from '@/components/ParcelNumber';
import { Picture } from '@/components/Picture';
import { QrCode } from '@/components/QrCode';
import { headingColors, returnTones } from '@/domain/stateTones';
import { isOnlyExchange, returnSteps } from '@/features/returns/returnSteps';
import { useDateFormat } from '@/hooks/useDateFormat';
import { useMoney } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';
import { joinText } from '@/lib/joinText';
import type { StepsControl } from '@/platform/controlProps';
import { Facts, type Fact } from '@/platform/Facts';
import { CancelReturn } from './CancelReturn';
import styles from './returns.less';

interface Props {
  order: Order;
  returned: OrderReturn;
  /** The steps of the platform. */
  Steps: StepsControl;
  onChanged: (order: Order) => void;
}

/** A return on its order: how far it is, what to do next, what goes back, and what comes for it. */
export function ReturnDetails({ order, returned, Steps, onChanged }: Props) {
  const { t } = useTranslation();
  const { date, moment } = useDateFormat();
  const { id, number, state, note, sendBefore, code, labelUrl, timeline } = returned;
  const name = t(isOnlyExchange(returned) ? 'returns.name.exchange' : 'returns.name.return', { number });
  const steps = returnSteps(returned);
  const at = timeline.findLast((one) => one.state === state)?.at;
  return (
    <Stack gap={16}>
      <div>
        <Text as="h2" size={17}>
          {name}
        </Text>
        <Row as="p" wrap align="baseline" rowGap={0} columnGap={8}>
          <Text as="strong" color={headingColors[returnTones[state]]}>
            {t(`returns.state.${state}`)}
          </Text>
          {at && (
            <Text as="time" color="ink-2" size={13} dateTime={at}>
              {moment(at)}
            </Text>
          )}
        </Row>
        <Text as="p" color="ink-2" size={15} whiteSpace="pre-line">
          {joinText(
            state === 'approved' && sendBefore ? t('returns.sendBefore', { when: date(sendBefore) }) : '',
            note,
          )}
        </Text>
      </div>
      {steps.length > 0 && (
        <Steps
          label={t('returns.progress', { number })}
          steps={steps.map((step) => ({ name: t(`returns.step.${step.name}`), state: step.state }))}
        />
      )}
      {code && (
        <Stack gap={8} justifyItems="center" padding={16} radius="option" background="sunken">
          <Text color="ink-2" size={13}>
            {t('returns.code')}
          </Text>
          <div className={styles.code}>
            <QrCode payload={code} label={t('returns.code')} />
          </div>
          <Text as="p" size={20} weight={700} letterSpacing="wide" overflowWrap="anywhere">
            <CopyNumber number={code} action={t('returns.copyCode')} />
          </Text>
        </Stack>
      )}
      {labelUrl && (
        <a className="button-link" href={labelUrl} target="_blank" rel="noreferrer">
          {t('returns.label')}
        </a>
      )}
      <ReturnedItems lines={returned.lines} />
      <ReturnFacts order={order} returned={returned} />
      {returned.can.cancel && (
        <Box print="none">
          <CancelReturn orderId={order.id} id={id} name={name} onCancelled={onChanged} />
        </Box>
      )}
    </Stack>
  );
}

function ReturnedItems({ lines }: Pick<OrderReturn, 'lines'>) {
  const { t } = useTranslation();
  return (
    <Stack as="ul" gap={12}>
      {lines.map(({ skuId, picture, name, skuText, quantity, reason, exchangedFor }) => (
        <Row as="li" key={skuId} align="start" gap={12}>
          <Picture picture={picture} flex="none" width={48} radius="option" />
          <Text as="div" flex={1} minWidth={0} size={15} overflowWrap="anywhere">
            <p>{name}</p>
            {[
              skuText,
              exchangedFor && t('returns.exchangedFor', { name: exchangedFor }),
              reason && t(`returns.reason.${reason}`),
            ]
              .filter(Boolean)
              .map((text) => (
                <Text as="p" key={text} color="ink-2" size={13}>
                  {text}
                </Text>
              ))}
          </Text>
          <Text color="ink-3" size={13}>
            × {quantity}
          </Text>
        </Row>
      ))}
    </Stack>
  );
}

/** What the customer gets, and the parcel with it. A return that ended without success gives nothing back. */
function ReturnFacts({ order, returned }: Pick<Props, 'order' | 'returned'>) {
  const { t } = useTranslation();
  const money = useMoney(order.currency);
  const { state, refund, refunds, parcel } = returned;
  const isOver = state === 'refused' || state === 'cancelled';
  const destinations = refunds.map(({ name, amount }) => t('returns.part', { amount: money(amount), name }));
  const facts: Fact[] = [
    ...(refund > 0 && !isOver
      ? [
          {
            key: 'refund',
            label: t('returns.refund'),
            value: destinations.length > 0 ? destinations.map((one) => <div key={one}>{one}</div>) : money(refund),
          },
        ]
      : []),
    ...(parcel ? [{ key: 'parcel', label: t('returns.parcel'), value: <ParcelNumber {...parcel} /> }] : []),
  ];
  return facts.length > 0 ? <Facts facts={facts} /> : null;
}
