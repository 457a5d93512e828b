/** Texts of the pages that search engines and messengers read. The server writes them; the app does not load them. */
import type { readable as en } from '@/locales/en/readable';
import type { SameMessages } from '@/locales/sameMessages';

export const readable: SameMessages<typeof en> = {
  'readable.open': '在店铺中打开',
  'readable.home': '去店铺',
  'readable.from': '{price} 起',
  'readable.inStock': '有货',
  'readable.soldOut': '已售罄',
  'readable.presale': '预售，{day}起发货',
  'readable.rating': { other: '{average} 分（满分 5 分），{count} 人评分' },
  'readable.trail': '当前位置',
  'readable.categories': '分类',
  'readable.newest': '新品',
  'readable.articles': '帮助与资讯',
  'readable.products': { other: '{count} 件商品' },
  'readable.page': '{title}，第 {page} 页',
  'readable.prev': '上一页',
  'readable.next': '下一页',
  'readable.missing.title': '页面不在了',
  'readable.missing.text': '原来的内容已下架，或者链接有误。',
  'readable.failed.title': '暂时连不上店铺',
  'readable.failed.text': '请稍后再试。',
};
