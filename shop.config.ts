/** The brand of the shop and what it offers. docs/customising.md explains each field. */
import type { ShopConfig } from './tools/config/shopConfig';

export default {
  name: { en: 'Persimmon', zh: '柿集', de: 'Persimmon' },
  motto: { en: 'Good things, few of them.', zh: '好东西，不贪多。', de: 'Wenige, dafür gute Dinge.' },
  description: 'A small, well-kept shop: good things, clear prices, two minutes to buy.',
  titlePattern: '{title} · {shop}',
  icons: { svg: 'brand/icon.svg', png180: 'brand/icon-180.png', png512: 'brand/icon-512.png' },
  screenshots: [
    { file: 'brand/screenshots/phone-home.jpg', sizes: '390x844', form: 'narrow', label: 'Home' },
    { file: 'brand/screenshots/phone-product.jpg', sizes: '390x844', form: 'narrow', label: 'A product' },
    { file: 'brand/screenshots/desktop-home.jpg', sizes: '1280x800', form: 'wide', label: 'Home on a desktop' },
  ],
  colors: {
    light: { brand: '#e8590c', action: '#b83b08', onAction: '#fff', soft: '#fdebdd' },
    dark: { brand: '#f2762e', action: '#ff9a5c', onAction: '#1b100a', soft: '#3a2417' },
    hero: { from: '#b83b08', to: '#cf4b0a', text: '#fff', button: '#a53406' },
  },
  radius: { small: 8, option: 12, card: 18, banner: 24 },
  languages: ['en', 'zh', 'de'],
  defaultCountry: 'US',
  defaultCurrency: 'USD',
  timeZone: 'UTC',
  legalLinks: {},
  robots: 'index',
  tabletPages: 'h5',
  demoTexts: true,
  features: {
    wallet: true,
    withdrawals: true,
    coupons: true,
    discountCodes: true,
    tickets: true,
    redeemCodes: true,
    promotion: true,
    presale: true,
    service: true,
    articles: true,
    docs: true,
  },
  readableLinks: true,
  contentPolicy: { frame: [], script: [], connect: [], image: ['https:'] },
} satisfies ShopConfig;
