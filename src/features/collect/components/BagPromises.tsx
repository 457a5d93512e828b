import { CreditCard, PackageOpen } from 'lucide-react';
import { useId } from 'react';
import { Row, Stack } from '@/components/Layout';
import type { Pack } from '@/api/packs';
import { lazyComponent } from '@/components/lazyComponent';
import type { MethodIconProps } from '@/features/payment/components/MethodIcon';
import { useTranslation } from '@/hooks/useTranslation';

/** Until the icons of the methods are there, and where their code cannot be loaded. */
const NeutralIcon = ({ size }: MethodIconProps) => (
  <CreditCard className="l-flex-none" size={size} strokeWidth={1.6} aria-hidden />
);

/** Of the chunk that the checkout loads next. */
const MethodIcon = lazyComponent<MethodIconProps>(
  () =>
    import(/* webpackChunkName: "payMethods" */ '@/features/payment/components/MethodIcon').then(
      (code) => code.MethodIcon,
    ),
  NeutralIcon,
  NeutralIcon,
);

/** How the selected lines can be paid, and for how long all of them can be returned; each as far as the quote says it. */
export function BagPromises({ pack }: { pack: Pick<Pack, 'lines' | 'paymentMethods'> }) {
  const { t } = useTranslation();
  const label = useId();
  const methods = (pack.paymentMethods ?? []).filter(({ isUsable }) => isUsable);
  const days = pack.lines.flatMap(({ isVirtual, returnDays }) => (isVirtual ? [] : (returnDays ?? 0)));
  const returnDays = days.length > 0 ? Math.min(...days) : 0;
  return (
    <Stack gap={8} color="ink-2" size={13}>
      {methods.length > 0 && (
        <Row wrap rowGap={4} columnGap={12}>
          <p id={label}>{t('collect.payBy')}</p>
          <Row as="ul" wrap rowGap={4} columnGap={12} aria-labelledby={label}>
            {methods.map(({ id, name, icon }) => (
              <Row as="li" key={id} align="center" gap={6}>
                <MethodIcon icon={icon} size={18} />
                {name}
              </Row>
            ))}
          </Row>
        </Row>
      )}
      {returnDays > 0 && (
        <Row as="p" gap={6} align="center">
          <PackageOpen className="l-flex-none" size={18} strokeWidth={1.6} aria-hidden />
          {t('goods.returns', { count: returnDays })}
        </Row>
      )}
    </Stack>
  );
}
