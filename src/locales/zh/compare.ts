import type { compare as en } from '@/locales/en/compare';
import type { SameMessages } from '@/locales/sameMessages';

export const compare: SameMessages<typeof en> = {
  'compare.title': '商品对比',
  'compare.toggle': '对比',
  'compare.open': '查看对比（{count}）',
  'compare.full': '最多可对比 {max} 件商品，请先移除其中一件：{names}',
  'compare.table': '商品并排对比',
  'compare.price': '价格',
  'compare.rating': '评分',
  'compare.delivery': '配送',
  'compare.differs': '有差异',
  'compare.onlyDifferences': '只看差异',
  'compare.noDifferences': '这些商品的各项信息都相同。',
  'compare.one': '再添加一件商品，就能看出差异。',
  'compare.remove': '将“{name}”移出对比',
  'compare.choose': '将“{name}”加入购物袋',
  'compare.gone': '“{name}”已下架。',
  'compare.failed': '“{name}”加载失败。',
  'compare.empty': '还没有要对比的商品',
  'compare.emptyText': '在商品页点“对比”，最多可选 {max} 件。',
};
