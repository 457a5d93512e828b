import { Link } from 'react-router-dom';
import { Row, Stack, Text } from '@/components/Layout';
import { Picture } from '@/components/Picture';
import { Price } from '@/components/Price';
import { picturesOf, pictureIndexOf } from '@/features/product/gallery';
import { CompareToggle } from '@/features/compare/components/LazyCompareToggle';
import { pathOf } from '@/lib/routes';
import { LoadingRows } from '@/platform/LoadingRows';
import type { RequestedCollectedLine } from '@/features/bag/useBag';
import type { ModalRoute } from '@/hooks/useModalRoute';
import { useMoney } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';
import { Rating } from './Rating';
import { SkuPanel, type SkuOptionsControl } from '@/features/product/components/SkuPanel';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { usePlatform } from '@/platform/usePlatform';
import { useState } from 'react';
import { getGoodsDetail, type GoodsDetail, type Sku } from '@/api/products';
import { choiceForRequestedSku, chosenSku, type SkuChoice } from '@/domain/skuChoice';
import { useQuery } from '@/query/useQuery';

/** Starts with the line's variant, or with the first available one when it no longer exists. */
function useSkuChange(line: ChangedLine) {
  const { data: goods, error, refetch: retry } = useQuery(getGoodsDetail, { id: line.goodsId });
  const [picked, setPicked] = useState<SkuChoice>();
  const choice = goods && (picked ?? choiceForRequestedSku(goods, line.skuId));
  const sku = goods && choice && chosenSku(goods, choice);
  return {
    goods,
    error,
    retry,
    choice,
    choose: setPicked,
    sku,
    /** The line with the chosen variant; undefined while that is not available. */
    requested:
      goods && sku && sku.stock > 0
        ? { goodsId: goods.id, skuId: sku.id, quantity: line.quantity, price: sku.price }
        : undefined,
  };
}

/** Without `skuId` the first available variant is chosen first. */
type ChangedLine = Pick<RequestedCollectedLine, 'goodsId' | 'quantity'> & { skuId: string | undefined };

interface Props {
  Options: SkuOptionsControl;
  modal: ModalRoute;
  line: ChangedLine;
  /** Label of the button; `price` is formatted. */
  labelOf?: (price: string) => string;
  /** The product is not in the bag yet: its picture, what it is and the way to its page are shown as well. */
  isNew?: boolean;
  onChange: (requested: RequestedCollectedLine) => void;
}

/** A panel for choosing the variant of a line. */
export function SkuChange({ Options, modal, line, labelOf, isNew = false, onChange }: Props) {
  const { platform, Button, Panel } = usePlatform();
  const { t } = useTranslation();
  const money = useMoney();
  const { goods, choice, choose, sku, requested, error, retry } = useSkuChange(line);
  const buttonLabel = labelOf ?? ((price: string) => t('collect.changeDo', { price }));
  const footer = sku && (
    <Button
      block
      size={platform === 'pc' ? 'large' : 'middle'}
      color="primary"
      disabled={!requested}
      onClick={() => requested && onChange(requested)}
    >
      {requested ? buttonLabel(money(sku.price)) : t('collect.changeSoldOut')}
    </Button>
  );
  return (
    <Panel modal={modal} title={goods?.name ?? t('collect.changeTitle')} footer={footer}>
      {goods && choice ? (
        <Stack gap={20}>
          {isNew && <ProductSummary goods={goods} sku={sku} />}
          <SkuPanel Options={Options} goods={goods} choice={choice} onChoose={choose} />
          {isNew && <CompareToggle goods={goods} />}
        </Stack>
      ) : error ? (
        <ErrorPanel error={error} retry={retry} />
      ) : (
        <LoadingRows rows={2} />
      )}
    </Panel>
  );
}

/** What one sees of a product before its page is opened. */
function ProductSummary({ goods, sku }: { goods: GoodsDetail; sku: Sku | undefined }) {
  const { t } = useTranslation();
  const { platform } = usePlatform();
  const picture = picturesOf(goods)[pictureIndexOf(goods, sku)] ?? goods.picture;
  return (
    <Row gap={16} align="start">
      <Picture picture={picture} alt={picture.alt || goods.name} when="soon" width="min(40%, 220px)" flex="none" />
      <Stack gap={8} minWidth={0} justifyItems="start">
        <Price
          size="large"
          amount={sku?.price ?? goods.price}
          original={sku ? sku.originalPrice : goods.originalPrice}
        />
        {goods.rating && <Rating rating={goods.rating} />}
        {goods.tagline && (
          <Text as="p" color="ink-2" size={15} overflowWrap="anywhere">
            {goods.tagline}
          </Text>
        )}
        {/* Back from the page leads to the list, not to this dialog. */}
        <Row
          as={Link}
          replace
          inline
          align="center"
          minHeight="touch"
          color="action"
          weight={600}
          to={pathOf(platform, 'goods', { id: goods.id, sku: sku?.id })}
        >
          {t('collect.details')}
        </Row>
      </Stack>
    </Row>
  );
}
