import { Rocket, Store, Truck } from 'lucide-react';
import type { DeliveryOption, Pack } from '@/api/packs';
import { Card, Row, Stack, Text } from '@/components/Layout';
import { useDeliveryDays } from '@/hooks/useDeliveryDays';
import { useMoney } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';
import { LoadingRows } from '@/platform/LoadingRows';
import { useFormKit } from '@/platform/useFormKit';
import { usePlatform } from '@/platform/usePlatform';

export interface DeliveryOptionsProps {
  pack: Pack;
  options: readonly DeliveryOption[];
  chosenId: string | undefined;
  /** The chosen option is not offered any more, and the quote uses another one. */
  isReplaced: boolean;
  isDisabled: boolean;
  onChoose: (id: string) => void;
}

/** The ways of delivery as cards, one of which is chosen. */
export function DeliveryOptions({ pack, options, chosenId, isReplaced, isDisabled, onChoose }: DeliveryOptionsProps) {
  const { t } = useTranslation();
  const kit = useFormKit();
  const isPhone = usePlatform().platform === 'h5';
  return (
    <Card as="section" gap={12} padding={isPhone ? 16 : 20} aria-label={t('checkout.delivery')}>
      <div>
        <Text as="h2" size={17}>
          {t('checkout.delivery')}
        </Text>
        <div role="status">
          {isReplaced && (
            <Text as="p" marginTop={8} color="danger" size={13}>
              {t('checkout.delivery.gone')}
            </Text>
          )}
        </div>
      </div>
      {kit ? (
        <kit.RadioGroup
          label={t('checkout.delivery')}
          look="cards"
          value={chosenId}
          onChange={onChoose}
          isDisabled={isDisabled}
          options={options.map((option) => ({
            value: option.id,
            label: <OptionLabel option={option} currency={pack.currency} />,
          }))}
        />
      ) : (
        <LoadingRows rows={options.length} />
      )}
    </Card>
  );
}

const icons = { standard: Truck, express: Rocket, pickUp: Store } as const;

function OptionLabel({ option, currency }: { option: DeliveryOption; currency: string }) {
  const { t } = useTranslation();
  const money = useMoney(currency);
  const { arrives, ready } = useDeliveryDays();
  const { icon, name, price, arrivesOn, note, addressLines, kind } = option;
  const Icon = icon ? icons[icon] : undefined;
  const texts = [
    arrivesOn ? (kind === 'pickUp' ? ready(arrivesOn) : arrives(arrivesOn)) : '',
    addressLines.join(', '),
    note ?? '',
  ].filter(Boolean);
  return (
    <Row as="span" minWidth={0} flex={1} align="center" gap={12}>
      {Icon && <Icon className="l-flex-none l-color-ink-2" size={20} strokeWidth={1.8} aria-hidden />}
      <Stack as="span" flex={1} minWidth={0} size={15} overflowWrap="anywhere">
        <Row as="span" wrap justify="space-between" rowGap={0} columnGap={12}>
          <strong>{name}</strong>
          <Text tabular>{price === 0 ? t('order.line.free') : money(price)}</Text>
        </Row>
        {texts.map((text) => (
          <Text key={text} color="ink-2" size={13} textWrap="balance">
            {text}
          </Text>
        ))}
      </Stack>
    </Row>
  );
}
