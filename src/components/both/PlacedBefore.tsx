import { useNavigate } from '@umijs/max';
import { StatePanel } from '@/components/common/StatePanel';
import type { PlacedOrder } from '@/features/checkout/placedOrder';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import type { Kit } from './kit';

/** Stands for a checkout whose order was placed: coming back must not order twice. */
export function PlacedBefore({ kit, placed, onAgain }: { kit: Kit; placed: PlacedOrder; onAgain: () => void }) {
  const { t } = useWords();
  const navigate = useNavigate();
  return (
    <StatePanel picture="empty-orders" title={t('checkout.placedBefore.title')} text={t('checkout.placedBefore.text', { number: placed.number })}>
      <kit.Button tone="primary" onClick={() => navigate(pathOf(kit.face, 'orderSuccess', { id: placed.id }), { replace: true })}>
        {t('checkout.placedBefore.see')}
      </kit.Button>
      <kit.Button onClick={onAgain}>{t('checkout.placedBefore.again')}</kit.Button>
    </StatePanel>
  );
}
