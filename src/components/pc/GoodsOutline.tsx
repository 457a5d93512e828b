import { useComingGoods } from '@/features/goods/useComingGoods';
import { GoodsBones } from './GoodsBones';
import page from './Page.less';

/** Goods the code of whose page is on its way: their shape stands at once, and the shop is asked for them meanwhile. */
export function GoodsOutline() {
  return (
    <main id="main" tabIndex={-1} className={`${page.page} ${page.wide}`}>
      <GoodsBones known={useComingGoods()} />
    </main>
  );
}
