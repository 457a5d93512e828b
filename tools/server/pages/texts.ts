/** Texts of the readable pages. They are no part of the app, so its messages do not contain them. */
import type { PageLanguage } from './settings';

interface PageTexts {
  readonly open: string;
  readonly home: string;
  readonly from: (price: string) => string;
  readonly inStock: string;
  readonly soldOut: string;
  readonly presale: (day: string) => string;
  readonly rating: (average: string, count: number) => string;
  readonly missingTitle: string;
  readonly missingText: string;
  readonly failedTitle: string;
  readonly failedText: string;
}

export const pageTexts: Readonly<Record<PageLanguage, PageTexts>> = {
  en: {
    open: 'Open in the shop',
    home: 'To the shop',
    from: (price) => `from ${price}`,
    inStock: 'In stock',
    soldOut: 'Sold out',
    presale: (day) => `Presale, ships ${day}`,
    rating: (average, count) => `${average} of 5 stars, ${count} ${count === 1 ? 'rating' : 'ratings'}`,
    missingTitle: 'This page is gone',
    missingText: 'What was here is no longer in the shop, or the link has a mistake.',
    failedTitle: 'The shop cannot be reached',
    failedText: 'Please try again in a moment.',
  },
  zh: {
    open: '在商店中打开',
    home: '去商店',
    from: (price) => `${price} 起`,
    inStock: '有货',
    soldOut: '已售罄',
    presale: (day) => `预售，${day} 发货`,
    rating: (average, count) => `${average} 分（满分 5 分），${count} 人评分`,
    missingTitle: '页面不在了',
    missingText: '原来的内容已下架，或者链接有误。',
    failedTitle: '暂时连不上商店',
    failedText: '请稍后再试。',
  },
  de: {
    open: 'Im Shop öffnen',
    home: 'Zum Shop',
    from: (price) => `ab ${price}`,
    inStock: 'Auf Lager',
    soldOut: 'Ausverkauft',
    presale: (day) => `Vorverkauf, Versand ab ${day}`,
    rating: (average, count) => `${average} von 5 Sternen, ${count} ${count === 1 ? 'Bewertung' : 'Bewertungen'}`,
    missingTitle: 'Diese Seite gibt es nicht mehr',
    missingText: 'Was hier war, ist nicht mehr im Shop, oder der Link enthält einen Fehler.',
    failedTitle: 'Der Shop ist nicht erreichbar',
    failedText: 'Bitte versuche es gleich noch einmal.',
  },
};

/** The names of the languages in themselves. */
export const languageNames: Readonly<Record<PageLanguage, string>> = { en: 'English', zh: '中文', de: 'Deutsch' };
