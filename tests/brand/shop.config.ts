/** A second brand: another name, other colours, a logo of its own, fewer parts. tests/browser/secondBrand.spec.ts builds it. */
import type { ShopConfig } from '../../tools/config/shopConfig';

export default {
  name: 'Quince & Co',
  motto: { fr: 'Petit et vert.', de: 'Klein und grün.', en: 'Small and green.' },
  description: 'The shop of a second brand.',
  titlePattern: '{shop} | {title}',
  logo: { light: 'logo.svg', dark: 'logo-dark.svg' },
  colors: {
    light: {
      paper: '#f4faf7',
      sunken: '#e8f2ed',
      skeleton: '#e3eee8',
      line: '#d5e4dc',
      brand: '#0f8a5f',
      action: '#0b6b49',
      soft: '#dcf3e8',
    },
    dark: { paper: '#0f1512', brand: '#3ecf95', action: '#5fe0ab', onAction: '#06170f', soft: '#12352a' },
    hero: { from: '#0b6b49', to: '#0a7a52' },
  },
  fonts: { serif: "georgia, 'Songti SC', serif" },
  radius: { small: 2, option: 4, card: 6, banner: 8, pill: 4 },
  languages: ['fr', 'de-CH', 'en'],
  messages: { 'de-CH': { 'login.title': 'Einloggen', 'readable.home': 'Zum Laden' } },
  defaultCountry: 'DE',
  defaultCurrency: 'EUR',
  legalLinks: {
    imprint: { en: 'https://quince.example/imprint', fr: 'https://quince.example/fr/imprint' },
    withdrawal: 'https://quince.example/withdrawal',
  },
  priceNote: {
    text: { en: 'incl. 8.1 % VAT, plus delivery', fr: 'TTC (8,1 %), hors livraison' },
    article: 'help-delivery',
  },
  home: {
    sections: [
      { products: 'categoryId=audio&sort=newest', title: { en: 'New in audio', fr: 'Nouveautés audio' } },
      'banners',
      { article: 'help-delivery' },
      { products: 'categoryId=none', title: 'Not sold here' },
      'products',
    ],
  },
  header: { links: [{ label: { en: 'On sale', fr: 'Promotions' }, to: '/hall?facets=deal:yes' }] },
  footer: {
    columns: [
      {
        title: { en: 'Our shop', fr: 'Notre boutique' },
        links: [
          { label: { en: 'Delivery', fr: 'Livraison' }, to: 'article:help-delivery' },
          { label: 'Blog', to: 'https://quince.example/blog' },
        ],
      },
    ],
    help: false,
  },
  robots: 'noindex',
  tabletPages: 'pc',
  features: { wallet: false, withdrawals: false, tickets: false },
  hooks: 'hooks.ts',
  // The tag loads a second script, from an origin of its own.
  scripts: [{ src: 'https://stats.example/tag.js', category: 'statistics', attributes: { 'data-site': 'quince' } }],
  contentPolicy: { script: ['https://cdn.stats.example'] },
  publicUrl: 'https://quince.example/',
} satisfies ShopConfig;
