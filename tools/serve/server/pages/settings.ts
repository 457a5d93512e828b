/** What the readable pages take from the configuration of the shop and from the build. */

import { pathOf, type Platform } from '../../../../src/lib/routes';
import { socialPath, type Shop, type ShopLanguage } from '../../../config/shopConfig';

export type PageLanguage = ShopLanguage;

/** The colours of a theme that these pages use. */
export interface PageColors {
  readonly paper: string;
  readonly ink: string;
  readonly ink2: string;
  readonly action: string;
}

export interface PageSettings {
  /** The languages on offer. A page without a language in its path has the first one. */
  readonly languages: readonly PageLanguage[];
  /** Address of the storefront with a slash at its end. Undefined: that of the request. */
  readonly publicUrl: string | undefined;
  /** Path of the storefront without a slash at its end, empty at the root. */
  readonly basePath: string;
  /** What comes before the path of a picture of the API. Undefined: the address of the storefront. */
  readonly pictureRoot: string | undefined;
  /** False: no page asks to be listed, and there is no sitemap. */
  readonly isIndexed: boolean;
  /** False: the shop has no articles, and `/a/` does not exist. */
  readonly hasArticles: boolean;
  readonly colors: { readonly light: PageColors; readonly dark: PageColors };
  /** One sentence about the shop in each language; empty when the configuration has none. */
  readonly description: Readonly<Record<PageLanguage, string>>;
  /** The picture of shared links below the storefront. */
  readonly socialPicture: string | undefined;
}

/** The settings of a shop. `basePath` and `pictureRoot` are those of the build. */
export function pageSettings(
  { languages, publicUrl, robots, features, colors, description, socialPicture }: Shop,
  { basePath = '', pictureRoot }: { readonly basePath?: string; readonly pictureRoot?: string | undefined } = {},
): PageSettings {
  return {
    languages,
    publicUrl: publicUrl?.replace(/^(|.*[^/])\/*$/, '$1/'),
    basePath,
    pictureRoot,
    isIndexed: robots === 'index',
    hasArticles: features.articles !== false,
    colors,
    description,
    socialPicture: socialPicture && socialPath(socialPicture),
  };
}

/** A page that can be read without scripts: the home page, a category, a product or an article. */
export type PageKind = 'home' | 'c' | 'p' | 'a';

/** What a page is about. The home page has an empty id; only categories have further pages. */
export interface PageSubject {
  readonly kind: PageKind;
  readonly id: string;
  /** Number of the page of a list, from 1. */
  readonly page?: number;
}

export const homeSubject: PageSubject = { kind: 'home', id: '' };

/** Where the pages of one request are. */
export interface PageSite {
  /** Address of the storefront with a slash at its end. */
  readonly home: string;
  readonly settings: PageSettings;
}

/**
 * The path of a page below the storefront: `p/<id>`, or `p/<language>/<id>` for other languages than the first; of the home page
 * nothing, or `<language>/`.
 */
export function pagePath(
  { languages }: PageSettings,
  { kind, id, page = 1 }: PageSubject,
  language: PageLanguage,
): string {
  const folder = language === languages[0] ? '' : `${language}/`;
  return kind === 'home' ? folder : `${kind}/${folder}${encodeURIComponent(id)}${page > 1 ? `/page/${page}` : ''}`;
}

/** The absolute address of a page. */
export const pageUrl = ({ home, settings }: PageSite, subject: PageSubject, language: PageLanguage): string =>
  home + pagePath(settings, subject, language);

/** The URL of the same page in the app, below `#`. */
export function appPath(platform: Platform, { kind, id }: PageSubject): string {
  if (kind === 'home') return pathOf(platform, 'home');
  if (kind === 'c') return pathOf(platform, 'hall', { categoryId: id });
  return pathOf(platform, kind === 'p' ? 'goods' : 'article', { id });
}

/** The absolute address of a picture of the API; undefined for one that is embedded or not safe to show. */
export function pictureUrl({ home, settings }: PageSite, source: string): string | undefined {
  if (/\p{Cc}|["<>\\]/u.test(source)) return undefined;
  if (/^https:\/\/[^/\s]+/i.test(source)) return source;
  if (!/^\/(?!\/)/.test(source)) return undefined;
  return (settings.pictureRoot ?? home.replace(/\/$/, '')) + source;
}
