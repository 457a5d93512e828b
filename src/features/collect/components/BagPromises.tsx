import { CreditCard, PackageOpen } from 'lucide-react';
import { Row, Stack } from '@/components/Layout';
import type { Pack } from '@/api/packs';
import { useTranslation } from '@/hooks/useTranslation';

/** How the selected lines can be paid, and for how long all of them can be returned; each as far as the quote says it. */
export function BagPromises({ pack }: { pack: Pick<Pack, 'lines' | 'paymentMethods'> }) {
  const { t } = useTranslation();
  const methods = (pack.paymentMethods ?? []).filter(({ isUsable }) => isUsable).map(({ name }) => name);
  const days = pack.lines.flatMap(({ isVirtual, returnDays }) => (isVirtual ? [] : (returnDays ?? 0)));
  const returnDays = days.length > 0 ? Math.min(...days) : 0;
  const promises = [
    { Icon: CreditCard, text: methods.length > 0 && t('collect.payBy', { methods: methods.join(' · ') }) },
    { Icon: PackageOpen, text: returnDays > 0 && t('goods.returns', { count: returnDays }) },
  ].filter(({ text }) => text);
  if (promises.length === 0) return null;
  return (
    <Stack as="ul" gap={8} color="ink-2" size={13}>
      {promises.map(({ Icon, text }) => (
        <Row as="li" key={text || ''} gap={8}>
          <Icon className="l-flex-none" size={18} strokeWidth={1.8} aria-hidden />
          <span>{text}</span>
        </Row>
      ))}
    </Stack>
  );
}
