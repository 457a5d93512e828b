import '@/features/compare/compareMessages';
import { useModel } from '@umijs/max';
import { Link } from 'react-router-dom';
import { Check, Scale } from 'lucide-react';
import { Row } from '@/components/Layout';
import { MAX_COMPARED, toggleCompared, useComparedProducts } from '@/features/compare/compareList';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';

/** Puts the product of a page into the comparison or takes it out, and leads to the comparison once it has a product. */
export function CompareToggle({ goods: { id, name } }: { goods: { id: string; name: string } }) {
  const { platform } = usePlatform();
  const { t } = useTranslation();
  const { showToast } = useModel('toast');
  const compared = useComparedProducts();
  const isCompared = compared.some((one) => one.id === id);
  const toggle = () => {
    if (toggleCompared({ id, name })) return;
    showToast(t('compare.full', { max: MAX_COMPARED, names: compared.map((one) => one.name).join(' · ') }));
  };
  const Icon = isCompared ? Check : Scale;
  return (
    <Row wrap align="center" rowGap={4} columnGap={12}>
      <Row
        as="button"
        type="button"
        inline
        minHeight="touch"
        align="center"
        gap={8}
        paddingBlock={4}
        paddingInline={16}
        border="line"
        radius="full"
        background={isCompared ? 'soft' : 'surface'}
        color={isCompared ? 'action' : 'ink-2'}
        weight={600}
        size={15}
        hover="action"
        aria-pressed={isCompared}
        onClick={toggle}
      >
        <Icon size={18} strokeWidth={1.8} aria-hidden />
        {t('compare.toggle')}
      </Row>
      {compared.length > 0 && (
        <Row
          as={Link}
          inline
          minHeight="touch"
          align="center"
          paddingInline={8}
          color="action"
          weight={600}
          size={15}
          to={pathOf(platform, 'compare')}
        >
          {t('compare.open', { count: compared.length })}
        </Row>
      )}
    </Row>
  );
}
