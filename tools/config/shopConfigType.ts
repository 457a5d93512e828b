/** What an operator writes in `shop.config.ts`. docs/customising.md explains each field with an example. */
import type { LanguageCode } from '@@/locales/languages';
import type { Message } from '../../src/locales/messageFormat';
import type { ThemeColors, HeroColors } from './shopColors';

/** The name of a folder in `src/locales`, or the tag of its language with a region, such as `de-CH`. */
export type ShopLanguage = LanguageCode | `${LanguageCode}-${string}`;

/** A text for all languages, or one for each. A language without a text gets the first one. */
type ConfigText = string | Partial<Readonly<Record<ShopLanguage, string>>>;

/**
 * A link. `to` is a page of the shop with its query, such as `/hall?categoryId=audio` or `/service`, an article such as `article:shipping`,
 * or a URL that begins with `https://`.
 */
interface ConfigLink {
  readonly label: ConfigText;
  readonly to: string;
}

/** Parts of the shop that can be switched off. */
export const featureNames = [
  'wallet',
  'withdrawals',
  'coupons',
  'discountCodes',
  'tickets',
  'redeemCodes',
  'promotion',
  'presale',
  'service',
  'articles',
  'docs',
  'returns',
  'alerts',
  'reviews',
  'gifts',
  'accountDeletion',
] as const;
export type Feature = (typeof featureNames)[number];

/**
 * The sections of the home page that need no more than their name. `campaigns` are the last banners, smaller; the desktop draws them beside
 * the others. Without that name all banners are in the carousel.
 */
export const homeSectionNames = [
  'banners',
  'categories',
  'digital',
  'campaigns',
  'recentlyViewed',
  'products',
] as const;
export type HomeSectionName = (typeof homeSectionNames)[number];

/**
 * A section of the home page: one of the app; a row of products by a query of the product list, such as `categoryId=audio&sort=newest`; or
 * an article of the API, under its own title by default.
 */
type HomeSection =
  | HomeSectionName
  | { readonly products: string; readonly title: ConfigText }
  | { readonly article: string; readonly title?: ConfigText };

/** A picture of the shop in the web manifest. */
interface Screenshot {
  readonly file: string;
  readonly sizes: string;
  /** `narrow`: a phone. `wide`: a desktop. */
  readonly form: 'narrow' | 'wide';
  readonly label: string;
  /** It shows products of the demo shop: part of its build alone. */
  readonly isOfDemo?: boolean;
}

/** A typeface whose files come with the shop. */
interface FontFile {
  /** The name by which `serif` or `sans` names it. */
  readonly family: string;
  /** A woff2 file. */
  readonly file: string;
  /** For example `600`, or `400 700` for a variable font. */
  readonly weight?: string;
  readonly style?: 'normal' | 'italic';
}

/** What the customer is asked about; `necessary` scripts are loaded without a question. */
export const scriptCategories = ['necessary', 'statistics', 'marketing'] as const;

/** A script of another origin. */
interface ThirdPartyScript {
  readonly src: string;
  readonly category: (typeof scriptCategories)[number];
  /** Attributes of its element: `data-…`, `id`, `integrity` or `crossorigin`. */
  readonly attributes?: Readonly<Record<string, string>>;
}

/** What an operator writes. Only the name is required. Paths of files are relative to the configuration. */
export interface ShopConfig {
  /** The name of the shop, until `server/info` names it. */
  readonly name: ConfigText;
  /** One short sentence in the footer and on posters. */
  readonly motto?: ConfigText;
  /** One sentence for search engines, shared links and the installed app. */
  readonly description?: ConfigText;
  /** The title of documents, with `{title}` and `{shop}`. */
  readonly titlePattern?: string;
  /** Pictures that the header draws in place of the name, until `server/info` has a logo. */
  readonly logo?: { readonly light: string; readonly dark?: string };
  /** What a browser shows before it installs the shop: pictures with their size, such as `390x844`. */
  readonly screenshots?: readonly Screenshot[];
  /** The icons of the browser tab and of the installed app: an SVG, and PNGs of 180 and 512 px. */
  readonly icons?: { readonly svg?: string; readonly png180?: string; readonly png512?: string };
  /** Colours that differ from the default ones (tools/config/shopColors.ts), as `#rrggbb`. The build checks their contrast. */
  readonly colors?: {
    readonly light?: Partial<ThemeColors>;
    readonly dark?: Partial<ThemeColors>;
    /** The cards of balance and invitation; by default the colours of the buttons. */
    readonly hero?: Partial<HeroColors>;
  };
  /** Font lists of CSS: `serif` for headings, `sans` for all other text; and font files. */
  readonly fonts?: { readonly serif?: string; readonly sans?: string; readonly files?: readonly FontFile[] };
  /** Corners in px: of small controls, options and fields, cards, banners, and of buttons and chips (`pill`), which are round by default. */
  readonly radius?: {
    readonly small?: number;
    readonly option?: number;
    readonly card?: number;
    readonly banner?: number;
    readonly pill?: number;
  };
  /** The languages on offer. The first is the one of a browser that speaks none of them. */
  readonly languages?: readonly ShopLanguage[];
  /** Messages that replace those of `src/locales`, by language and key. Those of `de` also count in `de-CH`. */
  readonly messages?: Partial<Readonly<Record<ShopLanguage, Readonly<Record<string, Message>>>>>;
  /** ISO code of the country of an address, and of the calling code, until the customer or the API says another. */
  readonly defaultCountry?: string;
  /**
   * IANA name of the shop's time zone, for example `Europe/Berlin`: the calendar days and months by which the storefront compares and
   * groups, and those of the API.
   */
  readonly timeZone?: string;
  /** ISO code of the currency until `server/info` names it. */
  readonly defaultCurrency?: string;
  /** The picture of a shared link: 1200 × 630 px, JPEG or PNG. It needs `publicUrl`. */
  readonly socialPicture?: string;
  /**
   * URLs of the legal pages, one for all languages or one for each, where the API publishes no article for them. `withdrawal`: how
   * customers withdraw from a purchase.
   */
  readonly legalLinks?: Partial<Readonly<Record<'agreement' | 'privacy' | 'withdrawal' | 'imprint', ConfigText>>>;
  /** The sections of the home page in their order, on both platforms. */
  readonly home?: { readonly sections: readonly HomeSection[] };
  /** Links beside the categories in the header of the desktop, and on the account page of the phone. */
  readonly header?: { readonly links: readonly ConfigLink[] };
  /**
   * Columns of links in the footer of the desktop, and on the account page of the phone. `help: false` leaves out the column with the help
   * articles of the API.
   */
  readonly footer?: {
    readonly columns?: readonly { readonly title: ConfigText; readonly links: readonly ConfigLink[] }[];
    readonly help?: boolean;
  };
  /** Appears beside prices, for example "incl. 8.1 % VAT, plus shipping". With `article` it leads to that article. */
  readonly priceNote?: ConfigText | { readonly text: ConfigText; readonly article?: string };
  /** `index`: search engines may list the shop. */
  readonly robots?: 'index' | 'noindex';
  /** The pages that a tablet shows on `/` and `/home`. */
  readonly tabletPages?: 'h5' | 'pc';
  /** Whether texts say that this is a demonstration: accounts to try, one-time codes on the screen. */
  readonly demoTexts?: boolean;
  /** Parts that are switched off with `false`. */
  readonly features?: Partial<Readonly<Record<Feature, boolean>>>;
  /** Sources that the content policy allows beside the shop's own origin. */
  readonly contentPolicy?: Partial<Readonly<Record<'frame' | 'script' | 'connect' | 'image', readonly string[]>>>;
  /**
   * What other sites learn about the page that leads to them: `no-referrer` (the default) nothing, `strict-origin` the address of the
   * shop without its path, which payment pages such as those of WeChat ask for.
   */
  readonly referrerPolicy?: 'no-referrer' | 'same-origin' | 'strict-origin' | 'strict-origin-when-cross-origin';
  /** `same-origin-allow-popups`: windows that the page opens, such as those of a payment provider, can report back to it. */
  readonly openerPolicy?: 'same-origin' | 'same-origin-allow-popups';
  /**
   * Scripts of others, which are loaded after the first load of a page. Their origins are allowed; those that they load from others
   * belong into `contentPolicy.script`.
   */
  readonly scripts?: readonly ThirdPartyScript[];
  /** A module with `onError` and `onEvent`. */
  readonly hooks?: string;
  /** The address of the shop, for example `https://shop.example/`. Shared links and the sitemap need it. */
  readonly publicUrl?: string;
  /**
   * Whether shared links are the addresses that search engines and messengers read (`/p/<id>`, `/a/<id>`). `npm start` answers
   * them, and `npm run pages` writes them as files. Otherwise shared links have a hash.
   */
  readonly readableLinks?: boolean;
  /**
   * The most gzipped JavaScript, in kB: of the first load of home (`h5`, `pc`), and of any other page beyond it (`h5Page`, `pcPage`).
   * `npm run size` compares the build with them.
   */
  readonly budgets?: Partial<Readonly<Record<'h5' | 'pc' | 'h5Page' | 'pcPage', number>>>;
}
