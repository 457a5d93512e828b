/** The schema of `shop.config.ts` with its defaults. Its messages say in one line what is expected. */
import * as v from 'valibot';
import type { Message } from '../../src/locales/messageFormat';
import { homeSections } from './homeSections';
import { colorDefaults } from './shopColors';
import { featureNames, scriptCategories, type Feature, type ShopConfig } from './shopConfigType';
import { openerPolicies, referrerPolicies } from '../serve/server/contentPolicy';
import {
  articleId,
  entriesOf,
  hasKey,
  linkColumns,
  links,
  oneLineText,
  shopLanguage,
  textInLanguages,
  urlInLanguages,
  webUrl,
} from './schemaParts';
import { strictObject } from './strictObject';

const filePath = v.pipe(v.string('expected the path of a file'), v.minLength(1, 'expected the path of a file'));
const pictureFile = v.regex<string, string>(/\.(?:jpe?g|png)$/, 'expected a JPEG or PNG file');
const oneOfNames = <const Names extends readonly string[]>(names: Names) =>
  v.picklist(names, `expected one of ${names.join(', ')}`);

function isKnownZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}

/** The note beside prices in its short form. */
const noteText = v.pipe(
  textInLanguages,
  v.transform((text): { text: typeof text; article?: string | undefined } => ({ text })),
);

const message = v.custom<Message>(
  (value) =>
    typeof value === 'string' ||
    (typeof value === 'object' && value !== null && Object.values(value).every((form) => typeof form === 'string')),
  'expected a text, or an object with a text for each plural form',
);

const hexColor = v.pipe(
  v.string('expected a color such as #b83b08'),
  v.regex(/^#(?:[\da-f]{3}|[\da-f]{6})$/i, 'expected a color such as #b83b08'),
  v.toLowerCase(),
);
const colorNames = Object.keys(colorDefaults.light) as (keyof typeof colorDefaults.light)[];
const partialColors = v.optional(strictObject(entriesOf(colorNames, () => v.optional(hexColor))), {});

/** A name, because the oldest browsers do not know offsets such as `+02:00`. */
const timeZone = v.pipe(
  v.string('expected a time zone such as Europe/Berlin'),
  v.check((name) => /^[A-Z]/i.test(name) && isKnownZone(name), 'expected a time zone such as Europe/Berlin'),
);

const pixels = (size: number) =>
  v.optional(v.pipe(v.number('expected a number of px'), v.minValue(0, 'expected 0 or more px')), size);
const kilobytes = (size: number) =>
  v.optional(v.pipe(v.number('expected a number of kB'), v.minValue(1, 'expected 1 or more kB')), size);
const onByDefault = v.optional(v.boolean('expected true or false'), true);
/** A host with its subdomains or without, always with its scheme: a bare `*` or host would also allow what is not encrypted. */
const contentSource = v.pipe(
  v.string('expected a source such as https://js.pay.example'),
  v.regex(
    /^https:\/\/(?:\*\.)?[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+(?::\d{1,5})?$/,
    'expected a source such as https://js.pay.example or https://*.pay.example',
  ),
);
const contentSources = v.optional(v.array(contentSource, 'expected a list of sources'), []);
/** `https:` is every encrypted host. */
const imageSources = v.optional(
  v.array(v.union([v.literal('https:'), contentSource], 'expected https: or a source such as https://img.example')),
  ['https:'],
);

const serifFonts = "ui-serif, 'New York', 'Iowan Old Style', georgia, 'Songti SC', 'Noto Serif CJK SC', serif";
const sansFonts =
  "-apple-system, blinkmacsystemfont, 'Segoe UI', roboto, 'PingFang SC', 'Noto Sans CJK SC', 'Microsoft YaHei', system-ui, sans-serif";
const fontList = (list: string) =>
  v.optional(v.pipe(oneLineText, v.regex(/^[^;{}<>@\\]+$/, 'expected a list of font names as in CSS')), list);

export const shopSchema = strictObject({
  name: textInLanguages,
  motto: v.optional(textInLanguages),
  description: v.optional(textInLanguages),
  titlePattern: v.optional(
    v.pipe(
      oneLineText,
      v.check(
        (pattern) => /^(?:[^{}]*\{title\}[^{}]*\{shop\}|[^{}]*\{shop\}[^{}]*\{title\})[^{}]*$/.test(pattern),
        'expected {title} and {shop}, once each',
      ),
    ),
    '{title} · {shop}',
  ),
  logo: v.optional(strictObject({ light: filePath, dark: v.optional(filePath) })),
  screenshots: v.optional(
    v.array(
      strictObject({
        file: v.pipe(filePath, pictureFile),
        sizes: v.pipe(v.string(), v.regex(/^\d+x\d+$/, 'expected a size such as 390x844')),
        form: oneOfNames(['narrow', 'wide']),
        label: oneLineText,
        isOfDemo: v.optional(v.boolean('expected true or false'), false),
      }),
    ),
    [],
  ),
  icons: v.optional(
    strictObject({ svg: v.optional(filePath), png180: v.optional(filePath), png512: v.optional(filePath) }),
    {},
  ),
  colors: v.optional(
    strictObject({
      light: partialColors,
      dark: partialColors,
      hero: v.optional(strictObject(entriesOf(['from', 'to', 'text', 'button'], () => v.optional(hexColor))), {}),
    }),
    {},
  ),
  fonts: v.optional(
    strictObject({
      serif: fontList(serifFonts),
      sans: fontList(sansFonts),
      files: v.optional(
        v.array(
          strictObject({
            family: v.pipe(oneLineText, v.regex(/^[\w -]+$/, 'expected a name of letters, digits and spaces')),
            file: v.pipe(filePath, v.regex(/\.woff2$/, 'expected a woff2 file')),
            weight: v.optional(v.pipe(v.string(), v.regex(/^\d+( \d+)?$/, 'expected a weight such as 400')), '400'),
            style: v.optional(oneOfNames(['normal', 'italic']), 'normal'),
          }),
        ),
        [],
      ),
    }),
    {},
  ),
  radius: v.optional(
    strictObject({ small: pixels(8), option: pixels(12), card: pixels(18), banner: pixels(24), pill: pixels(999) }),
    {},
  ),
  languages: v.optional(
    v.pipe(
      v.array(shopLanguage, 'expected a list of languages'),
      v.minLength(1, 'expected at least one language'),
      v.check((list) => new Set(list).size === list.length, 'expected each language once'),
    ),
    ['en', 'zh'],
  ),
  messages: v.optional(
    v.record(shopLanguage, v.record(v.string(), message), 'expected an object with messages by language'),
    {},
  ),
  defaultCountry: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{2}$/, 'expected a country code such as US')), 'US'),
  defaultCurrency: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]{3}$/, 'expected a currency code such as USD'))),
  timeZone: v.optional(timeZone, 'UTC'),
  socialPicture: v.optional(v.pipe(filePath, pictureFile)),
  legalLinks: v.optional(
    strictObject({
      agreement: v.optional(urlInLanguages),
      privacy: v.optional(urlInLanguages),
      withdrawal: v.optional(urlInLanguages),
      imprint: v.optional(urlInLanguages),
    }),
    {},
  ),
  home: v.optional(
    v.pipe(
      strictObject({ sections: homeSections }),
      v.transform(({ sections }) => sections),
    ),
  ),
  header: v.optional(strictObject({ links })),
  footer: v.optional(strictObject({ columns: v.optional(linkColumns, []), help: onByDefault })),
  priceNote: v.optional(
    v.lazy((note) =>
      hasKey(note, 'text') ? strictObject({ text: textInLanguages, article: v.optional(articleId) }) : noteText,
    ),
  ),
  robots: v.optional(oneOfNames(['index', 'noindex']), 'index'),
  tabletPages: v.optional(oneOfNames(['h5', 'pc']), 'h5'),
  demoTexts: v.optional(v.boolean('expected true or false'), false),
  features: v.optional(strictObject(entriesOf<Feature, typeof onByDefault>(featureNames, () => onByDefault)), {}),
  contentPolicy: v.optional(
    strictObject({ frame: contentSources, script: contentSources, connect: contentSources, image: imageSources }),
    {},
  ),
  referrerPolicy: v.optional(oneOfNames(referrerPolicies), referrerPolicies[0]),
  openerPolicy: v.optional(oneOfNames(openerPolicies), openerPolicies[0]),
  scripts: v.optional(
    v.array(
      strictObject({
        src: v.pipe(
          v.string('expected an address that begins with https://'),
          v.regex(/^https:\/\/[^\s"'<>]+$/, 'expected an address that begins with https://'),
        ),
        category: oneOfNames(scriptCategories),
        attributes: v.optional(
          v.record(
            v.pipe(
              v.string(),
              v.regex(/^(?:data-[a-z\d-]+|id|integrity|crossorigin)$/, 'expected data-…, id, integrity or crossorigin'),
            ),
            oneLineText,
          ),
          {},
        ),
      }),
      'expected a list of scripts',
    ),
    [],
  ),
  hooks: v.optional(filePath),
  publicUrl: v.optional(webUrl),
  readableLinks: v.optional(v.boolean('expected true or false'), false),
  budgets: v.optional(
    strictObject({ h5: kilobytes(140), pc: kilobytes(220), h5Page: kilobytes(100), pcPage: kilobytes(200) }),
    {},
  ),
}) satisfies v.GenericSchema<ShopConfig, unknown>;
