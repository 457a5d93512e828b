/** Elements of the head that readable pages and the page of the app have in common. */
import { escape as escapeHtml } from 'es-toolkit';
import type { ServerRecord } from '../../../../src/api/server';
import { pathOf } from '../../../../src/lib/routes';
import { scriptJson } from './htmlText';
import {
  homeSubject,
  pageUrl,
  pictureUrl,
  type PageLanguage,
  type PageSettings,
  type PageSite,
  type PageSubject,
} from './settings';
import { languageTagOf } from './texts';

/** Each language of a page with its tag and its URL; `x-default` is the first language. */
export function alternatesOf(
  site: PageSite,
  subject: PageSubject,
): readonly { readonly tag: string; readonly url: string }[] {
  const { languages } = site.settings;
  if (languages.length < 2) return [];
  return [
    ...languages.map((one) => ({ tag: languageTagOf(one), url: pageUrl(site, subject, one) })),
    ...languages.slice(0, 1).map((one) => ({ tag: 'x-default', url: pageUrl(site, subject, one) })),
  ];
}

/** The links to the same page in each language. */
export const alternateTags = (site: PageSite, subject: PageSubject): string[] =>
  alternatesOf(site, subject).map(
    ({ tag, url }) => `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(url)}">`,
  );

/** JSON-LD, one element for each object. */
export const dataTags = (data: readonly object[]): string[] =>
  data.map(
    (one) => `<script type="application/ld+json">${scriptJson({ '@context': 'https://schema.org', ...one })}</script>`,
  );

/** The absolute address of the picture of shared links. */
export const socialPictureUrl = ({ home, settings }: PageSite): string | undefined =>
  settings.socialPicture && home + settings.socialPicture;

/** The language of a page as Open Graph writes it. */
export const openGraphLocale = (language: PageLanguage): string => languageTagOf(language).replace('-', '_');

/** The descriptions of the other languages for Open Graph. */
export const otherLocales = ({ languages }: PageSettings, language: PageLanguage): string[] =>
  languages.filter((one) => one !== language).map((one) => openGraphLocale(one));

/** What the home page says of the shop to search engines: the shop, and the site with the search of the app. */
export function shopData(
  site: PageSite,
  language: PageLanguage,
  { shopName, phone, logo }: Pick<ServerRecord, 'shopName'> & Partial<Pick<ServerRecord, 'phone' | 'logo'>>,
): object[] {
  const logoUrl = logo ? pictureUrl(site, logo.src) : undefined;
  const url = pageUrl(site, homeSubject, language);
  const search = `${site.home}#${pathOf('pc', 'hall')}&keyword={search_term_string}`;
  return [
    {
      '@type': 'OnlineStore',
      name: shopName,
      url: site.home,
      ...(logoUrl && { logo: logoUrl }),
      ...(phone && { telephone: phone }),
    },
    {
      '@type': 'WebSite',
      name: shopName,
      url,
      inLanguage: languageTagOf(language),
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: search },
        'query-input': 'required name=search_term_string',
      },
    },
  ];
}
