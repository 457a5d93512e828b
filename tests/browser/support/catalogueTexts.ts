/** Texts of the demo catalogue that the purchase tests use. */
import type { Language } from './texts';

export interface CatalogueTexts {
  category: string;
  headphones: string;
  autumn: string;
  blossom: string;
  withCase: string;
  welcome: string;
}

export const catalogueTexts = {
  en: {
    category: 'Audio',
    headphones: 'Cloud Nine headphones',
    blossom: 'Blossom',
    withCase: 'With case',
    welcome: 'Welcome coupon',
    autumn: 'Autumn coupon',
  },
  'zh-CN': {
    category: '音响',
    headphones: '九霄头戴耳机',
    blossom: '樱粉',
    withCase: '含收纳盒',
    welcome: '新人见面礼',
    autumn: '秋日券',
  },
} satisfies Partial<Record<Language, CatalogueTexts>>;
