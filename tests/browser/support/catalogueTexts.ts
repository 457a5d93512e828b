/** Texts of the demo catalogue that the purchase tests use. */
import type { Language } from './texts';

export interface CatalogueTexts {
  category: string;
  headphones: string;
  blossom: string;
  withCase: string;
  thanks: string;
  welcome: string;
}

export const catalogueTexts = {
  en: {
    category: 'Audio',
    headphones: 'Cloud Nine headphones',
    blossom: 'Blossom',
    withCase: 'With case',
    thanks: 'Thank you, from all of us',
    welcome: 'Welcome coupon',
  },
  'zh-CN': {
    category: '音响',
    headphones: '九霄头戴耳机',
    blossom: '樱粉',
    withCase: '含收纳盒',
    thanks: '一份谢意',
    welcome: '新人见面礼',
  },
} satisfies Partial<Record<Language, CatalogueTexts>>;
