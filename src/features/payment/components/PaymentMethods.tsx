import { Card, Row, Stack, Text } from '@/components/Layout';
import '@/features/payment/payMessages';
import type { PaymentMethod } from '@/api/schema/payment';
import { LoadingRows } from '@/platform/LoadingRows';
import { useTranslation } from '@/hooks/useTranslation';
import { useFormKit } from '@/platform/useFormKit';
import { usePlatform } from '@/platform/usePlatform';
import { MethodIcon } from './MethodIcon';

export interface MethodsProps {
  methods: readonly PaymentMethod[];
  /** Undefined: none is chosen. */
  chosenId: string | undefined;
  isDisabled: boolean;
  onChoose: (id: string) => void;
}

/** The ways to pay as cards, one of which is chosen. A method that cannot be used says why. */
export function PaymentMethods({ methods, chosenId, isDisabled, onChoose }: MethodsProps) {
  const { t } = useTranslation();
  const kit = useFormKit();
  if (!kit) return <LoadingRows rows={methods.length} />;
  return (
    <kit.RadioGroup
      label={t('checkout.pay.methods')}
      look="cards"
      value={chosenId}
      onChange={onChoose}
      isDisabled={isDisabled}
      options={methods.map((method) => ({
        value: method.id,
        isDisabled: !method.isUsable,
        label: <MethodLabel method={method} />,
      }))}
    />
  );
}

/** The methods as a card of the checkout. */
export function MethodsCard(props: MethodsProps) {
  const isPhone = usePlatform().platform === 'h5';
  const { t } = useTranslation();
  return (
    <Card as="section" gap={12} padding={isPhone ? 16 : 20} aria-labelledby="pay-methods">
      <Text as="h2" id="pay-methods" size={17}>
        {t('checkout.pay.methods')}
      </Text>
      <PaymentMethods {...props} />
    </Card>
  );
}

function MethodLabel({ method: { icon, name, note, isUsable, reason } }: { method: PaymentMethod }) {
  const { t } = useTranslation();
  const text = isUsable ? note : (reason ?? t('checkout.pay.unusable'));
  return (
    <Row as="span" minWidth={0} align="center" gap={12}>
      <MethodIcon icon={icon} />
      <Stack as="span" minWidth={0} size={15} overflowWrap="anywhere">
        <strong>{name}</strong>
        {text && (
          <Text color="ink-2" size={13}>
            {text}
          </Text>
        )}
      </Stack>
    </Row>
  );
}
