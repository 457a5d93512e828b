import { useNavigate } from '@umijs/max';
import type { Pack } from '@/api/schema/order';
import { encodePackLines } from '@/features/checkout/packLines';
import { WaitingNotice } from '@/features/orders/components/OrderSections';
import { waitingLines } from '@/features/orders/shipsOn';
import { OrderLines } from '@/features/orders/components/OrderLines';
import { orderableLines } from '@/features/checkout/orderableLines';
import type { Checkout } from '@/features/checkout/useCheckout';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';
import { useDateFormat } from '@/hooks/useDateFormat';
import styles from './PackLines.less';
import { CircleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

interface FormErrorsProps {
  /** Whether at least one line of the pack can be ordered. */
  isSomethingLeft: boolean;
  /** Buttons or links of the platform. */
  children: ReactNode;
}

/** Shown above order lines that cannot be ordered as requested. Gets the focus when the customer submits anyway. */
function FormErrors({ isSomethingLeft, children }: FormErrorsProps) {
  const { t } = useTranslation();
  return (
    <section className={styles.notice} role="alert" tabIndex={-1} data-invalid="true">
      <p className={styles.text}>
        <CircleAlert className={styles.icon} size={20} strokeWidth={1.8} aria-hidden />
        {t(isSomethingLeft ? 'checkout.problems.some' : 'checkout.problems.all')}
      </p>
      <div className={styles.links}>{children}</div>
    </section>
  );
}

interface Props {
  pack: Pack;
  checkout: Checkout;
  className: string | undefined;
  /** Class of the heading; without it no heading is shown. */
  titleClassName?: string | undefined;
}

/** The ordered products, with errors of lines and actions that resolve them. */
export function PackLines({ pack, checkout, className, titleClassName }: Props) {
  const { platform, Button } = usePlatform();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const isSomethingLeft = orderableLines(pack).length > 0;
  const take = () =>
    navigate(pathOf(platform, 'checkout', { lines: checkout.keepOrderableLines() }), { replace: true });
  return (
    <>
      {!pack.canOrder && (
        <FormErrors isSomethingLeft={isSomethingLeft}>
          {isSomethingLeft && (
            <Button tone="primary" onClick={take}>
              {t('checkout.problems.take')}
            </Button>
          )}
          <Button onClick={() => navigate(pathOf(platform, 'hall'))}>{t('checkout.problems.leave')}</Button>
        </FormErrors>
      )}
      <section className={className} aria-label={t('checkout.what')}>
        {titleClassName && <h2 className={titleClassName}>{t('checkout.what')}</h2>}
        <OrderLines lines={pack.lines} currency={pack.currency} below={(line) => <LineNotes line={line} />} />
        <WaitingNotice lines={pack.lines}>
          <Button
            onClick={() => navigate(pathOf(platform, 'checkout', { lines: encodePackLines(waitingLines(pack.lines)) }))}
          >
            {t('checkout.presale.separate')}
          </Button>
        </WaitingNotice>
      </section>
    </>
  );
}

interface Line {
  stock: number;
  limitPerOrder: number | null;
  presale: { shipsOn: string } | null;
  problem: 'gone' | 'soldOut' | 'shortStock' | 'overLimit' | null;
}

/** Messages about a line: why it cannot be ordered as requested, and when presale products are sent. */
function LineNotes({ line }: { line: Line }) {
  const { t } = useTranslation();
  const { date } = useDateFormat();
  const { problem, presale } = line;
  return (
    <>
      {presale && <p className={styles.presale}>{t('checkout.presale.ships', { when: date(presale.shipsOn) })}</p>}
      {problem && (
        <p className={styles.problem}>
          {t(`checkout.problem.${problem}`, {
            count: problem === 'overLimit' ? (line.limitPerOrder ?? 0) : line.stock,
          })}
        </p>
      )}
    </>
  );
}
