import { Button } from 'antd-mobile';
import { useState } from 'react';
import { Box, Row, Stack, Text } from '@/components/Layout';
import { AddToBagButton } from '@/features/bag/components/AddToBagButton';
import { SaveButton } from '@/features/bag/components/SaveButton';
import { Picture } from '@/components/Picture';
import { Checkbox } from '@/platform/h5/Checkbox';
import { DeliveryPromise } from '@/features/product/components/DeliveryPromise';
import { PresaleTerms } from '@/features/product/components/PresaleTerms';
import { Price } from '@/components/Price';
import { PriceNote } from '@/components/PriceNote';
import { Quantity } from '@/platform/h5/Quantity';
import { PresaleNoticeButtons } from './PresaleNoticeButtons';
import { BottomSheet } from '@/platform/h5/BottomSheet';
import { SoldOutActions } from '@/features/product/components/SoldOutActions';
import { SkuPanel } from '@/features/product/components/SkuPanel';
import type { ChosenProduct } from '@/features/product/useProductDetail';
import type { ProductLabels } from '@/features/product/useProductLabels';
import type { ModalRoute } from '@/hooks/useModalRoute';
import { useTranslation } from '@/hooks/useTranslation';
import { SkuOptions } from './SkuOptions';
import styles from './styles.less';

/** For presale products the terms follow the choice. */
export type BuyStep = 'choose' | 'terms';

interface Props {
  chosen: ChosenProduct;
  labels: ProductLabels;
  modal: ModalRoute;
  step: BuyStep;
  onConfirm: () => void;
  onAccept: (isShownAgain: boolean) => void;
}

/** A bottom sheet for choosing variant and quantity, and for presale products accepting the terms. */
export function BuySheet({ chosen, labels, modal, step, onConfirm, onAccept }: Props) {
  const { t } = useTranslation();
  const [isShownAgain, setIsShownAgain] = useState(true);
  const { goods, sku, quantity, limit, pictures, pictureIndex, canBuy } = chosen;
  const picture = pictures[pictureIndex];

  if (step === 'terms' && goods.presale) {
    const footer = <PresaleNoticeButtons onAccept={() => onAccept(isShownAgain)} onRefuse={modal.close} />;
    return (
      <BottomSheet isLikely modal={modal} title={t('goods.presale')} footer={footer}>
        <PresaleTerms
          Checkbox={Checkbox}
          presale={goods.presale}
          isShownAgain={isShownAgain}
          onShownAgain={setIsShownAgain}
        />
      </BottomSheet>
    );
  }

  const footer = chosen.isSoldOut ? (
    <Row align="start" gap={8}>
      <SaveButton chosen={chosen} />
      <SoldOutActions chosen={chosen} className={styles.similar} />
    </Row>
  ) : (
    <Stack gap={6}>
      <DeliveryPromise chosen={chosen} labels={labels} textAlign="center" />
      <Row gap={8}>
        <AddToBagButton chosen={chosen} onAdded={modal.close} />
        <Box flex={1} minWidth={0}>
          <Button block color="primary" shape="rounded" size="large" disabled={!canBuy} onClick={onConfirm}>
            {labels.buy}
          </Button>
        </Box>
      </Row>
    </Stack>
  );
  return (
    <BottomSheet modal={modal} title={t('goods.sheet')} footer={footer}>
      <Stack gap={20}>
        <Row align="center" gap={12}>
          {picture && <Picture picture={picture} flex="none" width={80} radius="option" />}
          <Box minWidth={0}>
            <Text as="p" overflow="hidden" weight={600} className={styles.name}>
              {goods.name}
            </Text>
            {sku && (
              <Row wrap align="baseline" rowGap={0} columnGap={8}>
                <Price amount={sku.price} original={sku.originalPrice} />
                <PriceNote />
              </Row>
            )}
            <Text as="p" color="ink-2" size={13}>
              {labels.supply}
            </Text>
          </Box>
        </Row>
        <SkuPanel Options={SkuOptions} goods={goods} choice={chosen.choice} onChoose={chosen.choose} />
        <Quantity
          label={t('goods.quantity')}
          value={quantity}
          max={limit.max}
          limit={labels.limit}
          isDisabled={!canBuy}
          onChange={chosen.setQuantity}
        />
      </Stack>
    </BottomSheet>
  );
}
