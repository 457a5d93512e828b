/** The files that a build makes of shop.config.ts: icons, logos, fonts, pictures, and the web manifest. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { escape as escapeHtml } from 'es-toolkit';
import { languageMessages } from './languageMessages';
import {
  alternateTags,
  dataTags,
  openGraphLocale,
  otherLocales,
  shopData,
  socialPictureUrl,
} from '../serve/server/pages/headTags';
import { homeSubject, pageSettings, type PageSite } from '../serve/server/pages/settings';
import { readLanguage } from './languages';
import { logoPath, shopFile, socialPath, type Shop } from '../config/shopConfig';
import { StartError } from '../command/startError';

/** The content of each file by its path in the build. */
export type BrandFiles = ReadonlyMap<string, string | Buffer>;

function readBrandFile(field: string, path: string): Buffer {
  const file = shopFile(path);
  if (!existsSync(file)) throw new StartError(`shop.config.ts: ${field}: there is no file ${file}.`);
  return readFileSync(file);
}

/** The icon of a shop without one: the first letter of its name on the colour of its buttons. */
function letterIcon({ name, colors: { light } }: Shop): string {
  const letter = escapeHtml([...name][0]?.toUpperCase() ?? '');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="15" fill="${light.action}"/><text x="32" y="45" font-family="system-ui,sans-serif" font-size="36" font-weight="600" text-anchor="middle" fill="${light.onAction}">${letter}</text></svg>`;
}

const screenshotPath = (path: string) => `screenshots/${basename(path)}`;

/** The path of a font in the build. Its hash lets browsers keep it for ever. */
function fontPath(file: string): string {
  const digest = createHash('sha256').update(readBrandFile('fonts', file)).digest('hex').slice(0, 8);
  return `fonts/${basename(file, extname(file))}.${digest}${extname(file)}`;
}

/** The rules of the fonts of the shop, for a style element of a page whose files are below `base`. */
export const fontRules = ({ fonts }: Shop, base: string): string =>
  fonts.files
    .map(
      ({ family, file, weight, style }) =>
        `@font-face{font-family:"${family}";src:url(${base}${fontPath(file)}) format("woff2");font-weight:${weight};font-style:${style};font-display:swap}`,
    )
    .join('');

/** The web manifest of a shop below `basePath`. */
function webManifest(shop: Shop, basePath: string): string {
  const { icons, description, languages, features, screenshots, colors } = shop;
  const png = (size: number, purpose?: string) => ({
    src: `${basePath}/icon-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    ...(purpose ? { purpose } : {}),
  });
  const small = icons.png180 ? [png(180)] : [];
  const language = languages[0] ?? 'en';
  const { messages } = languageMessages(language, shop);
  const shortcut = (name: unknown, page: string) => ({
    name,
    url: `${basePath}/#/h5/${page}`,
    ...(small.length > 0 ? { icons: small } : {}),
  });
  return `${JSON.stringify(
    {
      id: `${basePath}/`,
      // All texts are in the first language.
      lang: readLanguage(language).tag,
      name: shop.name,
      short_name: shop.name,
      description: description[language] || undefined,
      start_url: `${basePath}/#/home`,
      display: 'standalone',
      background_color: colors.light.paper,
      theme_color: colors.light.paper,
      icons: [
        { src: `${basePath}/icon.svg`, sizes: 'any', type: 'image/svg+xml' },
        ...small,
        ...(icons.png512 ? [png(512, 'any maskable')] : []),
      ],
      shortcuts: [
        shortcut(messages['order']?.['order.title'], 'order'),
        ...(features.tickets ? [shortcut(messages['mine']?.['mine.tickets'], 'ticket')] : []),
      ],
      screenshots: screenshots.map(({ file, sizes, form, label }) => ({
        src: `${basePath}/${screenshotPath(file)}`,
        sizes,
        type: file.endsWith('png') ? 'image/png' : 'image/jpeg',
        form_factor: form,
        label,
      })),
    },
    null,
    2,
  )}\n`;
}

/** All files of the brand of a shop below `basePath`. Throws StartError when one that the configuration names is missing. */
export function brandFiles(shop: Shop, basePath = ''): BrandFiles {
  const { icons, logo, socialPicture, screenshots, fonts } = shop;
  const files = new Map<string, string | Buffer>([
    ['icon.svg', icons.svg ? readBrandFile('icons.svg', icons.svg) : letterIcon(shop)],
    ['manifest.webmanifest', webManifest(shop, basePath)],
  ]);
  if (icons.png180) files.set('icon-180.png', readBrandFile('icons.png180', icons.png180));
  if (icons.png512) files.set('icon-512.png', readBrandFile('icons.png512', icons.png512));
  if (logo) files.set(logoPath('light', logo.light), readBrandFile('logo.light', logo.light));
  if (logo?.dark) files.set(logoPath('dark', logo.dark), readBrandFile('logo.dark', logo.dark));
  if (socialPicture) files.set(socialPath(socialPicture), readBrandFile('socialPicture', socialPicture));
  for (const { file } of screenshots) files.set(screenshotPath(file), readBrandFile('screenshots', file));
  for (const { file } of fonts.files) files.set(fontPath(file), readBrandFile('fonts', file));
  return files;
}

/** Writes the files of the brand into the folder of a build. */
export function writeBrandFiles(shop: Shop, folder: string, basePath: string): void {
  for (const [path, content] of brandFiles(shop, basePath)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
}

/** The elements of the head for search engines. They need `publicUrl`; the pages of the other languages, readable pages. */
function searchTagsOf(shop: Shop): string[] {
  const { name, languages, readableLinks } = shop;
  const [language = 'en'] = languages;
  const settings = pageSettings(shop);
  if (!settings.publicUrl) return [];
  const site: PageSite = { home: settings.publicUrl, settings };
  const picture = socialPictureUrl(site);
  const others = readableLinks ? otherLocales(settings, language) : [];
  return [
    `<link rel="canonical" href="${escapeHtml(site.home)}">`,
    ...(readableLinks ? alternateTags(site, homeSubject) : []),
    propertyTag('url', site.home),
    propertyTag('locale', openGraphLocale(language)),
    ...others.map((one) => propertyTag('locale:alternate', one)),
    ...(picture
      ? [propertyTag('image', picture), '<meta name="twitter:card" content="summary_large_image">']
      : ['<meta name="twitter:card" content="summary">']),
    ...dataTags(shopData(site, language, { shopName: name })),
  ];
}

const propertyTag = (key: string, content: string) => `<meta property="og:${key}" content="${escapeHtml(content)}">`;

/** The elements of the head that name and describe the shop. `base` is the path of its files, such as `/`. */
export function headTagsOf(shop: Shop, base: string): string {
  const { name, icons, languages, robots, colors } = shop;
  const description = escapeHtml(shop.description[languages[0] ?? 'en'] ?? '');
  const fonts = fontRules(shop, base);
  return [
    description && `<meta name="description" content="${description}">`,
    robots === 'noindex' && '<meta name="robots" content="noindex">',
    `<meta name="theme-color" content="${colors.light.paper}">`,
    '<meta name="color-scheme" content="light dark">',
    '<meta name="format-detection" content="telephone=no">',
    propertyTag('type', 'website'),
    propertyTag('site_name', name),
    propertyTag('title', name),
    description && `<meta property="og:description" content="${description}">`,
    ...searchTagsOf(shop),
    `<link rel="icon" href="${base}icon.svg" type="image/svg+xml">`,
    icons.png180 && `<link rel="apple-touch-icon" href="${base}icon-180.png">`,
    `<link rel="manifest" href="${base}manifest.webmanifest">`,
    fonts && `<style>${fonts}</style>`,
  ]
    .filter(Boolean)
    .join('\n');
}
