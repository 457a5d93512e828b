import { LoadingRows } from '@/platform/LoadingRows';
import type { RequestedCollectedLine } from '@/features/bag/useBag';
import type { ModalRoute } from '@/hooks/useModalRoute';
import { useMoney } from '@/hooks/useMoney';
import { useTranslation } from '@/hooks/useTranslation';
import { SkuPanel, type SkuOptionsControl } from '@/features/product/components/SkuPanel';
import { ErrorPanel } from '@/platform/ErrorPanel';
import { usePlatform } from '@/platform/usePlatform';
import { useState } from 'react';
import { getGoodsDetail } from '@/api/products';
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
  onChange: (requested: RequestedCollectedLine) => void;
}

/** A panel for choosing the variant of a line. */
export function SkuChange({ Options, modal, line, labelOf, onChange }: Props) {
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
        <SkuPanel Options={Options} goods={goods} choice={choice} onChoose={choose} />
      ) : error ? (
        <ErrorPanel error={error} retry={retry} />
      ) : (
        <LoadingRows rows={2} />
      )}
    </Panel>
  );
}
