import { useNavigate } from '@umijs/max';
import { Card, Row, Stack, Text } from '@/components/Layout';
import { joinTerms } from '@/lib/joinText';
import type { Pack, QuotedLine } from '@/api/packs';
import { SeparateOrder } from '@/features/orders/components/SeparateOrder';
import { ArrivalDay, PresaleDay } from '@/components/DeliveryDays';
import { OrderLines } from '@/features/orders/components/OrderLines';
import { lineProblemOf, orderableLines } from '@/features/checkout/orderableLines';
import type { Checkout } from '@/features/checkout/useCheckout';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';
import styles from './checkout.less';
import classNames from 'classnames';
import { CircleAlert } from 'lucide-react';
import type { FunctionComponent, ReactNode } from 'react';
import { RemoveButton } from '@/components/RemoveButton';
import { Price } from '@/components/Price';
import { quantityLimit } from '@/domain/getPurchaseError';
import { useMoney } from '@/hooks/useMoney';
import type { QuantityProps } from '@/platform/controlProps';

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
    <Stack
      as="section"
      gap={12}
      padding={16}
      radius="card"
      background="danger-soft"
      role="alert"
      tabIndex={-1}
      data-invalid="true"
    >
      <Row as="p" gap={8} color="danger" weight={600}>
        <CircleAlert className="l-flex-none" size={20} strokeWidth={1.8} aria-hidden />
        {t(isSomethingLeft ? 'checkout.problems.some' : 'checkout.problems.all')}
      </Row>
      <Row wrap gap={8}>
        {children}
      </Row>
    </Stack>
  );
}

interface Props {
  pack: Pack;
  checkout: Checkout;
  /** The stepper of the platform. */
  Quantity: FunctionComponent<QuantityProps>;
}

/** The ordered products, with errors of lines and actions that resolve them. */
export function PackLines({ pack, checkout, Quantity }: Props) {
  const { platform, Button } = usePlatform();
  const { t } = useTranslation();
  const navigate = useNavigate();
  const money = useMoney(pack.currency);
  const redeemedGoodsId = pack.coupons.find(({ coupon }) => coupon.id === pack.couponId)?.coupon.redeemedGoodsId;
  const isSomethingLeft = orderableLines(pack).length > 0;
  const isDeliveryExtra = pack.priceLines.some(({ kind, amount }) => kind === 'delivery' && amount > 0);
  // The quote may be the one before a line was removed.
  const lines = pack.lines.filter(({ skuId }) => checkout.quantityOf(skuId) > 0);
  const { removeLine, setQuantity, quantityOf, placing, quote } = checkout;
  return (
    <>
      {!pack.canOrder && (
        <FormErrors isSomethingLeft={isSomethingLeft}>
          {isSomethingLeft && (
            <Button color="primary" onClick={checkout.keepOrderableLines}>
              {t('checkout.problems.take')}
            </Button>
          )}
          <Button onClick={() => navigate(pathOf(platform, 'hall'))}>{t('checkout.problems.leave')}</Button>
        </FormErrors>
      )}
      <Card as="section" padding={platform === 'h5' ? 16 : 20} aria-label={t('order.what')}>
        {platform === 'pc' && (
          <Text as="h2" marginBottom={12} size={17}>
            {t('order.what')}
          </Text>
        )}
        <OrderLines
          lines={lines}
          currency={pack.currency}
          below={(line) => (
            <LineNotes
              line={line}
              redeemed={
                line.goodsId !== redeemedGoodsId ? undefined : isDeliveryExtra ? 'deliveryExtra' : 'goodsByCoupon'
              }
            />
          )}
          sum={({ price, quantity, subtotal, problem }) =>
            problem === 'gone' ? (
              ''
            ) : (
              <>
                <span className={classNames(quote.isQuoting && styles.isOld)}>
                  <Price amount={subtotal} currency={pack.currency} />
                </span>
                {quantity > 1 && (
                  <Text color="ink-3" size={13}>
                    {t('checkout.line.each', { price: money(price) })}
                  </Text>
                )}
              </>
            )
          }
          controls={(line) => (
            <LineControls
              line={line}
              quantity={quantityOf(line.skuId)}
              Quantity={Quantity}
              isDisabled={placing.isBusy || placing.order !== undefined}
              onQuantity={(quantity) => setQuantity(line.skuId, quantity)}
              onRemove={() => removeLine(line.skuId, line.name)}
            />
          )}
        />
        {(pack.deliveryOptions?.length ?? 0) < 2 && <ArrivalDay arrivesOn={pack.arrivesOn} />}
        <SeparateOrder lines={lines} />
      </Card>
    </>
  );
}

interface LineControlsProps {
  line: LineWithProblem & { name: string; skuText: string };
  /** The requested quantity. */
  quantity: number;
  Quantity: FunctionComponent<QuantityProps>;
  isDisabled: boolean;
  onQuantity: (quantity: number) => void;
  onRemove: () => void;
}

/** Changes the quantity of a line, as far as it can be ordered, and removes the line. */
function LineControls({ line, quantity, Quantity, isDisabled, onQuantity, onRemove }: LineControlsProps) {
  const { t } = useTranslation();
  const { max } = quantityLimit({ stock: line.stock, limitPerOrder: line.limitPerOrder || null });
  const name = line.skuText ? joinTerms(line.name, line.skuText) : line.name;
  return (
    <Row align="center" justify="end" gap={4} basis="full">
      {line.problem === null && max > 1 && (
        <Quantity
          value={quantity}
          max={isDisabled ? quantity : max}
          label={t('collect.quantity', { name })}
          isLabelHidden
          onChange={onQuantity}
        />
      )}
      <RemoveButton
        className={styles.remove}
        label={t('collect.remove', { name })}
        disabled={isDisabled}
        onClick={onRemove}
      />
    </Row>
  );
}

interface LineWithProblem {
  stock: number;
  limitPerOrder: number | null;
  presale: { shipsOn: string } | null;
  quantity: number;
  problem: QuotedLine['problem'];
}

/** Messages about a line: that a code gave it, why it cannot be ordered as requested, and when presale products are sent. */
function LineNotes({
  line,
  redeemed,
}: {
  line: LineWithProblem;
  /** The note on a product that a code gave. */
  redeemed: 'goodsByCoupon' | 'deliveryExtra' | undefined;
}) {
  const { t } = useTranslation();
  const { presale } = line;
  const problem = lineProblemOf(line);
  return (
    <>
      {redeemed && (
        <Text as="p" color="leaf" size={13}>
          {t('redeem.yours')}. {t(`redeem.got.${redeemed}`)}
        </Text>
      )}
      <PresaleDay shipsOn={presale?.shipsOn} />
      {problem && (
        <Text as="p" color="danger" size={13} weight={600}>
          {t(`checkout.problem.${problem}`, {
            count: problem === 'overLimit' ? (line.limitPerOrder ?? 0) : line.stock,
          })}
        </Text>
      )}
    </>
  );
}
