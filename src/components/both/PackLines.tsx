import { useNavigate } from '@umijs/max';
import type { Pack } from '@/api/schema/order';
import { LineNotes } from '@/components/common/LineNotes';
import { OrderLines } from '@/components/common/OrderLines';
import { ProblemLines } from '@/components/common/ProblemLines';
import { orderableLines } from '@/features/checkout/orderableLines';
import type { Checkout } from '@/features/checkout/useCheckout';
import { useWords } from '@/hooks/useWords';
import { pathOf } from '@/routes';
import type { Kit } from './kit';

interface Props {
  kit: Kit;
  pack: Pack;
  checkout: Checkout;
  className: string | undefined;
  /** Stands over the lines where the face names its parts. */
  titleClassName?: string | undefined;
}

/** What is bought, with what stands in the way of a line and the ways on. */
export function PackLines({ kit, pack, checkout, className, titleClassName }: Props) {
  const { t } = useWords();
  const navigate = useNavigate();
  const isSomethingLeft = orderableLines(pack).length > 0;
  const take = () => navigate(pathOf(kit.face, 'checkout', { lines: checkout.takeWhatIsThere() }), { replace: true });
  return (
    <>
      {!pack.canOrder && (
        <ProblemLines isSomethingLeft={isSomethingLeft}>
          {isSomethingLeft && (
            <kit.Button tone="primary" onClick={take}>
              {t('checkout.problems.take')}
            </kit.Button>
          )}
          <kit.Button onClick={() => navigate(pathOf(kit.face, 'hall'))}>{t('checkout.problems.leave')}</kit.Button>
        </ProblemLines>
      )}
      <section className={className} aria-label={t('checkout.what')}>
        {titleClassName && <h2 className={titleClassName}>{t('checkout.what')}</h2>}
        <OrderLines face={kit.face} lines={pack.lines} currency={pack.currency} below={(line) => <LineNotes line={line} />} />
      </section>
    </>
  );
}
