import { Link, useNavigate } from '@umijs/max';
import { Button } from 'antd';
import type { Pack } from '@/api/schema/order';
import { LineNotes } from '@/components/common/LineNotes';
import { OrderLines } from '@/components/common/OrderLines';
import { ProblemLines } from '@/components/common/ProblemLines';
import { orderableLines } from '@/features/checkout/orderableLines';
import type { Checkout } from '@/features/checkout/useCheckout';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import styles from './CheckoutView.less';

/** What is bought, with what stands in the way of a line and the ways on. */
export function LinesPart({ pack, checkout }: { pack: Pack; checkout: Checkout }) {
  const { t } = useWords();
  const navigate = useNavigate();
  const isSomethingLeft = orderableLines(pack).length > 0;
  const take = () => navigate(pathOf('pc', 'checkout', { lines: checkout.takeWhatIsThere() }), { replace: true });
  return (
    <>
      {!pack.canOrder && (
        <ProblemLines isSomethingLeft={isSomethingLeft}>
          {isSomethingLeft && (
            <Button type="primary" shape="round" onClick={take}>
              {t('checkout.problems.take')}
            </Button>
          )}
          <Button shape="round" onClick={() => navigate(pathOf('pc', 'hall'))}>
            {t('checkout.problems.leave')}
          </Button>
        </ProblemLines>
      )}
      <section className={styles.card} aria-label={t('checkout.what')}>
        <h2 className={styles.title}>{t('checkout.what')}</h2>
        <OrderLines
          lines={pack.lines}
          currency={pack.currency}
          nameOf={(line) => (line.problem === 'gone' ? line.name : <Link to={pathOf('pc', 'goods', { id: line.goodsId, sku: line.skuId })}>{line.name}</Link>)}
          below={(line) => <LineNotes line={line} />}
        />
      </section>
    </>
  );
}
