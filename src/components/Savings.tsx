import { useMoney } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';
import { Text } from './Layout';

interface Props {
  /** As the API counts it, in minor units; nothing is said of 0, or when the API does not tell it. */
  saves: number | null | undefined;
  currency: string;
  textAlign?: 'end';
}

/** "You save $20.00": former prices, coupon and discount code together. */
export function Savings({ saves, currency, textAlign }: Props) {
  const { t } = useTranslation();
  const money = useMoney(currency);
  if (!saves) return null;
  return (
    <Text as="p" color="leaf" size={13} weight={600} {...(textAlign && { textAlign })}>
      {t('order.saves', { amount: money(saves) })}
    </Text>
  );
}
