import { useLocation, useModel } from '@umijs/max';
import { useEffect } from 'react';
import { useLatest } from 'ahooks';
import { getGoodsDetail, type GoodsDetail, type Sku } from '@/api/products';
import { picturesOf, pictureIndexOf } from '@/features/product/gallery';
import { SkuChange } from '@/features/product/components/SkuChange';
import type { SkuOptionsControl } from '@/features/product/components/SkuPanel';
import { chosenValueNames, choiceOfSku, chosenSku, initialChoice } from '@/domain/skuChoice';
import { useAddToBag } from '@/features/bag/useAddToBag';
import { openProductOptions, optionsModalName } from '@/features/bag/openProductOptions';
import { useSavedProducts } from '@/features/bag/useBag';
import { useModalRoute } from '@/hooks/useModalRoute';
import { useTranslation } from '@/hooks/useTranslation';
import { pathOf } from '@/lib/routes';
import { usePlatform } from '@/platform/usePlatform';
import { fetchQuery } from '@/query/fetchQuery';
import { AddedNotice } from '@/features/bag/components/AddedNotice';

/** What the confirmation shows of a variant. */
const describeSku = (goods: GoodsDetail, sku: Sku, comma: string) => ({
  name: goods.name,
  skuText: chosenValueNames(goods, choiceOfSku(goods, sku)).join(comma),
  picture: picturesOf(goods)[pictureIndexOf(goods, sku)],
});

/**
 * Does what the buttons of product cards ask for, and confirms what was added to the bag. `goodsId` is the product whose
 * variants are shown in the dialog; it is part of the history entry, so Back closes the dialog and a reload keeps it.
 */
export function BagHost({ Options, goodsId }: { Options: SkuOptionsControl; goodsId: string | undefined }) {
  const { t, language } = useTranslation();
  const { platform } = usePlatform();
  const { request, ask } = useModel('bag');
  const { showToast } = useModel('toast');
  const { pathname, search } = useLocation();
  const saved = useSavedProducts();
  const addToBag = useAddToBag();
  const comma = t('goods.listComma');

  const save = (goods: GoodsDetail) => {
    const sku = chosenSku(goods, initialChoice(goods));
    if (!sku) return;
    const isSaved = saved.add({ goodsId: goods.id, skuId: sku.id, quantity: 1, price: sku.price });
    showToast(t(isSaved ? 'collect.saveDone' : 'collect.full.saved'));
  };
  const add = (goods: GoodsDetail) => {
    const [sku, ...others] = goods.skus;
    if (!sku) return;
    if (others.length > 0) openProductOptions(goods.id);
    else if (sku.stock === 0) showToast(t('collect.soldOut'));
    else addToBag({ goodsId: goods.id, skuId: sku.id, quantity: 1, price: sku.price }, describeSku(goods, sku, comma));
  };
  const fulfil = () => {
    if (!request || request.kind === 'added') return;
    const { kind, goodsId: id } = request;
    ask(undefined);
    const skuIds = saved.lines.filter((line) => line.goodsId === id).map(({ skuId }) => skuId);
    if (kind === 'toggleSaved' && skuIds.length > 0) {
      saved.remove(skuIds);
      showToast(t('collect.unsaved'));
      return;
    }
    fetchQuery(getGoodsDetail, { id }, language).then(kind === 'add' ? add : save, () =>
      showToast(t('collect.add.failed')),
    );
  };
  const latest = useLatest(fulfil);
  useEffect(() => latest.current(), [latest, request]);

  return (
    <>
      {request?.kind === 'added' && pathname + search !== pathOf(platform, 'collect') && (
        <AddedNotice line={request.line} onClose={() => ask(undefined)} />
      )}
      {goodsId !== undefined && <OptionsDialog goodsId={goodsId} Options={Options} />}
    </>
  );
}

/** The dialog in which the variant is chosen before the product is added to the bag. */
function OptionsDialog({ goodsId, Options }: { goodsId: string; Options: SkuOptionsControl }) {
  const { t, language } = useTranslation();
  const modal = useModalRoute(optionsModalName(goodsId));
  const addToBag = useAddToBag();
  const comma = t('goods.listComma');
  return (
    <SkuChange
      Options={Options}
      modal={modal}
      line={{ goodsId, skuId: undefined, quantity: 1 }}
      labelOf={(price) => t('collect.add.do', { price })}
      isNew
      onChange={(line) => {
        // The dialog has loaded the product, so the cache answers.
        void fetchQuery(getGoodsDetail, { id: goodsId }, language).then((goods) => {
          const sku = goods.skus.find(({ id }) => id === line.skuId);
          if (sku) addToBag(line, describeSku(goods, sku, comma));
        });
        modal.close();
      }}
    />
  );
}
