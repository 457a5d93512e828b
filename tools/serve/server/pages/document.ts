/** The HTML document of a readable page, and its content policy. */
import { createHash } from 'node:crypto';
import { escape as escapeHtml } from 'es-toolkit';
import { scriptJson } from './htmlText';
import {
  pageUrl,
  type PageColors,
  type PageKind,
  type PageLanguage,
  type PageSettings,
  type PageSite,
} from './settings';
import { languageNameOf, pageText, languageTagOf } from './texts';

/**
 * Leads people to the page of the app on the platform that fits, and keeps the query of the link, such as the code of an
 * inviter. Crawlers stay: to them the address of the app is the home page. It is the same text on every page, so that one hash
 * allows it. CUBOT is a brand of phones.
 */
const openStorefrontScript = `(()=>{
const {app,h5,pc}=document.documentElement.dataset,agent=navigator.userAgent;
if(!app||/bot|crawl|spider|slurp|google-|googleother|lighthouse/i.test(agent.replace(/cubot/i,'')))return;
let set;try{set=localStorage.getItem('pageSet')}catch{}
const phone=matchMedia('(max-width: 767.98px), (max-width: 1023.98px) and (pointer: coarse)').matches;
const [path,query]=(set==='h5'||(set!=='pc'&&phone)?h5:pc).split('?');
location.replace(app+'#'+path+'?'+[location.search.slice(1),query].filter(Boolean).join('&'))})()`;

const themeRules = ({ paper, ink, ink2, action }: PageColors): string =>
  `:root{--paper:${paper};--ink:${ink};--ink2:${ink2};--action:${action}}`;

const styleOfPage = ({ colors }: PageSettings): string =>
  `${themeRules(colors.light)}@media(prefers-color-scheme:dark){${themeRules(colors.dark)}}
:root{color-scheme:light dark}body{margin:0 auto;max-width:40rem;padding:1.5rem 1rem 3rem;background:var(--paper);color:var(--ink);font:1rem/1.6 system-ui,sans-serif;overflow-wrap:anywhere}
h1,h2{line-height:1.25}img{max-width:min(100%,20rem);height:auto}a{color:var(--action)}.quiet{color:var(--ink2)}.price{font-size:1.25rem;font-weight:600}nav a{display:inline-block;padding:.75rem 1rem .75rem 0}`;

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The content policy of all readable pages: no file of another kind than pictures. `imageHosts` as for the app. */
export function pagePolicy(settings: PageSettings, imageHosts: readonly string[] = ['https:']): string {
  const { pictureRoot } = settings;
  const pictures = pictureRoot && URL.canParse(pictureRoot) ? [new URL(pictureRoot).origin] : [];
  return [
    "default-src 'none'",
    `script-src ${hashOf(openStorefrontScript)}`,
    `style-src ${hashOf(styleOfPage(settings))}`,
    `img-src ${["'self'", ...imageHosts, ...pictures].join(' ')}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

export interface PageContent {
  readonly site: PageSite;
  readonly language: PageLanguage;
  /** What the page is about; undefined for a page that only says what is wrong. */
  readonly subject?: { readonly kind: PageKind; readonly id: string } | undefined;
  /** Where people are led: the addresses below `#` of both platforms. Undefined: nowhere. */
  readonly route?: { readonly h5: string; readonly pc: string } | undefined;
  readonly title: string;
  readonly shopName: string;
  readonly description?: string;
  readonly picture?: { readonly src: string; readonly alt: string } | undefined;
  /** The type of Open Graph, and further properties. */
  readonly type?: 'product' | 'article' | 'website';
  readonly properties?: Readonly<Record<string, string>>;
  /** JSON-LD. */
  readonly data?: object;
  /** The content below the heading, escaped. */
  readonly body: string;
}

function headOfPage({ site, subject, language, title, shopName, ...content }: PageContent): string {
  const { settings } = site;
  const { description, picture, type = 'website', properties = {}, data } = content;
  const whole = shopName ? `${title} · ${shopName}` : title;
  const meta = (name: 'name' | 'property', entries: Readonly<Record<string, string | undefined>>) =>
    Object.entries(entries).flatMap(([key, value]) =>
      value ? [`<meta ${name}="${key}" content="${escapeHtml(value)}">`] : [],
    );
  const address = subject && pageUrl(site, subject.kind, subject.id, language);
  const alternates = subject
    ? [
        ...settings.languages.map((one) => [languageTagOf(one), one] as const),
        ...settings.languages.slice(0, 1).map((one) => ['x-default', one] as const),
      ].map(
        ([tag, one]) =>
          `<link rel="alternate" hreflang="${tag}" href="${escapeHtml(pageUrl(site, subject.kind, subject.id, one))}">`,
      )
    : [];
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${openStorefrontScript}</script>`,
    `<title>${escapeHtml(whole)}</title>`,
    ...meta('name', { description, robots: subject && settings.isIndexed ? undefined : 'noindex' }),
    ...(address ? [`<link rel="canonical" href="${escapeHtml(address)}">`] : []),
    ...(settings.languages.length > 1 ? alternates : []),
    ...meta('property', {
      'og:type': type,
      'og:site_name': shopName,
      'og:title': title,
      'og:description': description,
      'og:url': address,
      'og:locale': languageTagOf(language).replace('-', '_'),
      'og:image': picture?.src,
      'og:image:alt': picture?.alt,
      ...properties,
    }),
    ...meta('name', { 'twitter:card': picture ? 'summary_large_image' : 'summary' }),
    ...(data ? [`<script type="application/ld+json">${scriptJson(data)}</script>`] : []),
    `<style>${styleOfPage(settings)}</style>`,
  ].join('\n');
}

/** The whole document. */
export function pageDocument(content: PageContent): string {
  const { site, subject, language, route, title, shopName, body } = content;
  const { basePath, languages } = site.settings;
  const app = `${basePath}/`;
  const led = route
    ? ` data-app="${escapeHtml(app)}" data-h5="${escapeHtml(route.h5)}" data-pc="${escapeHtml(route.pc)}"`
    : '';
  const others = languages.filter((one) => one !== language);
  const links = [
    ...(route
      ? [`<a href="${escapeHtml(`${app}#${route.h5}`)}">${escapeHtml(pageText(language, 'readable.open'))}</a>`]
      : []),
    `<a href="${escapeHtml(app)}">${escapeHtml(pageText(language, 'readable.home'))}</a>`,
    ...(subject
      ? others.map(
          (one) =>
            `<a href="${escapeHtml(pageUrl(site, subject.kind, subject.id, one))}" hreflang="${languageTagOf(one)}" lang="${languageTagOf(one)}">${escapeHtml(languageNameOf(one))}</a>`,
        )
      : []),
  ];
  return `<!doctype html>
<html lang="${languageTagOf(language)}"${led}>
<head>
${headOfPage(content)}
</head>
<body>
${shopName ? `<p class="quiet">${escapeHtml(shopName)}</p>\n` : ''}<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
<nav>${links.join('\n')}</nav>
</body>
</html>
`;
}
