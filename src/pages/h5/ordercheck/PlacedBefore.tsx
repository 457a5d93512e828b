import { useNavigate } from '@umijs/max';
import { Button } from 'antd-mobile';
import { StatePanel } from '@/components/common/StatePanel';
import { Page } from '@/components/h5/Page';
import type { PlacedOrder } from '@/features/checkout/placedOrder';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';

/** Stands for a checkout whose order was placed: coming back must not order twice. */
export function PlacedBefore({ placed, onAgain }: { placed: PlacedOrder; onAgain: () => void }) {
  const { t } = useWords();
  const navigate = useNavigate();
  return (
    <Page title={t('checkout.title')}>
      <StatePanel picture="empty-orders" title={t('checkout.placedBefore.title')} text={t('checkout.placedBefore.text', { number: placed.number })}>
        <Button color="primary" shape="rounded" onClick={() => navigate(pathOf('h5', 'orderSuccess', { id: placed.id }), { replace: true })}>
          {t('checkout.placedBefore.see')}
        </Button>
        <Button shape="rounded" onClick={onAgain}>
          {t('checkout.placedBefore.again')}
        </Button>
      </StatePanel>
    </Page>
  );
}
