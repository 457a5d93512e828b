/** The HTML document of a readable page, and its content policy. */
import { createHash } from 'node:crypto';
import { escape as escapeHtml } from 'es-toolkit';
import { alternateTags, dataTags, openGraphLocale, otherLocales } from './headTags';
import {
  appPath,
  pageUrl,
  type PageColors,
  type PageLanguage,
  type PageSettings,
  type PageSite,
  type PageSubject,
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
h1,h2{line-height:1.25}img{max-width:min(100%,20rem);height:auto}a{color:var(--action)}.quiet{color:var(--ink2)}.price{font-size:1.25rem;font-weight:600}nav a{display:inline-block;padding:.75rem 1rem .75rem 0}
ol,.list{list-style:none;margin:0;padding:0}.trail li{display:inline}.trail li+li::before{content:'›';margin-inline-end:1rem}.list{display:grid;grid-template-columns:repeat(auto-fill,minmax(9rem,1fr));gap:1rem}.list img{display:block;width:100%;height:auto}.list .price{font-size:1rem}`;

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

/** A page above another one, for the path that leads to it. */
interface TrailEntry {
  readonly name: string;
  readonly url: string;
}

export interface PageContent {
  readonly site: PageSite;
  readonly language: PageLanguage;
  /** What the page is about; undefined for a page of an id that the shop does not have. */
  readonly subject?: PageSubject;
  /** The page only leads to the app, because its content could not be read. */
  readonly isFailed?: boolean;
  readonly title: string;
  /** The title of the document, when it is another one than that of the page with the name of the shop. */
  readonly documentTitle?: string;
  readonly shopName: string;
  readonly description?: string | undefined;
  readonly picture?: { readonly src: string; readonly alt: string } | undefined;
  /** The type of Open Graph, and further properties. */
  readonly type?: 'product' | 'product.group' | 'article' | 'website';
  readonly properties?: Readonly<Record<string, string>>;
  /** The pages above this one, the home page first. */
  readonly trail?: readonly TrailEntry[];
  /** JSON-LD. */
  readonly data?: readonly object[];
  /** The content below the heading, escaped. */
  readonly body: string;
}

/** The path to a page for search engines: the pages above it, and itself. */
const trailData = (trail: readonly TrailEntry[], self: TrailEntry): object => ({
  '@type': 'BreadcrumbList',
  itemListElement: [...trail, self].map(({ name, url }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name,
    item: url,
  })),
});

function headOfPage({ site, subject, isFailed, language, title, shopName, ...content }: PageContent): string {
  const { settings } = site;
  const { description, picture, type = 'website', properties = {}, data = [], trail = [] } = content;
  const whole = content.documentTitle ?? (shopName ? `${title} · ${shopName}` : title);
  const meta = (name: 'name' | 'property', entries: Readonly<Record<string, string | undefined>>) =>
    Object.entries(entries).flatMap(([key, value]) =>
      value ? [`<meta ${name}="${key}" content="${escapeHtml(value)}">`] : [],
    );
  const listed = isFailed ? undefined : subject;
  const url = listed && pageUrl(site, listed, language);
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<script>${openStorefrontScript}</script>`,
    `<title>${escapeHtml(whole)}</title>`,
    ...meta('name', { description, robots: listed && settings.isIndexed ? undefined : 'noindex' }),
    ...(url ? [`<link rel="canonical" href="${escapeHtml(url)}">`] : []),
    ...(listed ? alternateTags(site, listed) : []),
    ...meta('property', {
      'og:type': type,
      'og:site_name': shopName,
      'og:title': title,
      'og:description': description,
      'og:url': url,
      'og:locale': openGraphLocale(language),
    }),
    ...(listed
      ? otherLocales(settings, language).flatMap((one) => meta('property', { 'og:locale:alternate': one }))
      : []),
    ...meta('property', { 'og:image': picture?.src, 'og:image:alt': picture?.alt, ...properties }),
    ...meta('name', {
      'twitter:card': picture ? 'summary_large_image' : 'summary',
      'twitter:title': title,
      'twitter:description': description,
      'twitter:image': picture?.src,
    }),
    ...dataTags([...data, ...(url && trail.length > 0 ? [trailData(trail, { name: title, url })] : [])]),
    `<style>${styleOfPage(settings)}</style>`,
  ].join('\n');
}

const linkHtml = (url: string, text: string, attributes = ''): string =>
  `<a href="${escapeHtml(url)}"${attributes}>${escapeHtml(text)}</a>`;

/** The path to a page above its heading. */
function trailHtml({ trail = [], title, language }: PageContent): string {
  if (trail.length === 0) return '';
  const entries = [
    ...trail.map(({ name, url }) => linkHtml(url, name)),
    `<span aria-current="page">${escapeHtml(title)}</span>`,
  ];
  const label = escapeHtml(pageText(language, 'readable.trail'));
  return `<nav class="quiet trail" aria-label="${label}"><ol>${entries.map((entry) => `<li>${entry}</li>`).join('')}</ol></nav>\n`;
}

/** The whole document. */
export function pageDocument(content: PageContent): string {
  const { site, subject, isFailed, language, title, body } = content;
  const { basePath, languages } = site.settings;
  const app = `${basePath}/`;
  const led = subject && { h5: appPath('h5', subject), pc: appPath('pc', subject) };
  const attributes = led
    ? ` data-app="${escapeHtml(app)}" data-h5="${escapeHtml(led.h5)}" data-pc="${escapeHtml(led.pc)}"`
    : '';
  const others = subject && !isFailed ? languages.filter((one) => one !== language) : [];
  const links = [
    ...(led ? [linkHtml(`${app}#${led.h5}`, pageText(language, 'readable.open'))] : []),
    linkHtml(app, pageText(language, 'readable.home')),
    ...others.map((one) => {
      const tag = languageTagOf(one);
      return subject
        ? linkHtml(pageUrl(site, subject, one), languageNameOf(one), ` hreflang="${tag}" lang="${tag}"`)
        : '';
    }),
  ];
  return `<!doctype html>
<html lang="${languageTagOf(language)}"${attributes}>
<head>
${headOfPage(content)}
</head>
<body>
${trailHtml(content)}<main>
<h1>${escapeHtml(title)}</h1>
${body}
</main>
<footer><nav>${links.join('\n')}</nav></footer>
</body>
</html>
`;
}
