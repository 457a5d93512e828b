/** Responses of the API with the longest texts and largest numbers, and a check that nothing is wider than the page. */
import type { Page } from '@playwright/test';

/** Characters of an unbroken word in a field without a limit of its own. */
const longTextLength = 300;
const longText = (length = longTextLength) => 'Donaudampfschifffahrt'.repeat(Math.ceil(length / 21)).slice(0, length);
/** 16 digits. */
const largest = Number.MAX_SAFE_INTEGER;
/** What the contract allows for the number of rows of a list. */
const largestTotal = 2_147_483_647;
const bannerCount = 60;

/** Markup that is wider, higher and deeper than a page. */
const markup = [
  `<p>${longText()}</p>`,
  `<p><a href="https://shop.example/${longText()}">https://shop.example/${longText()}</a></p>`,
  `<h2>${longText()}</h2><ul><li>${longText()}</li></ul>`,
  `<table width="900" height="100000"><tr height="100000"><td width="900" height="100000">${longText()}</td><td>b</td></tr></table>`,
  '<img src="/icon-180.png" alt="" width="5000" height="100000"><img src="/icon-180.png" alt="" height="100000">',
  `<img src="https://nothing.example/none.png" alt="${longText()}" width="2" height="100000">`,
  `<pre>${'wide '.repeat(200)}</pre>`,
  `${'<blockquote>'.repeat(60)}${longText()}`,
  `${'<ul><li>'.repeat(60)}${longText()}`,
].join('');

/** Length of the word by field. The contract limits some fields. */
const textLengths: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    [
      ...[
        'name',
        'value',
        'title',
        'subtitle',
        'summary',
        'kicker',
        'action',
        'intro',
        'tagline',
        'categoryName',
        'skuText',
      ],
      ...[
        'alt',
        'nickname',
        'phone',
        'scope',
        'place',
        'location',
        'shopName',
        'notice',
        'contact',
        'code',
        'terms',
        'rules',
      ],
      ...['payee', 'reason', 'note', 'number', 'carrier', 'inviteCode', 'label', 'giftMessage', 'taxNumber'],
      ...['author', 'option', 'text', 'example', 'variantSummary'],
    ].map((name) => [name, longTextLength]),
  ),
  recipient: 40,
  company: 60,
  region: 40,
  city: 40,
  street: 120,
  postcode: 12,
  redeemCode: 40,
  // More than a QR code can contain.
  qrPayload: 3000,
};
const htmlFields = new Set(['body', 'description']);
/** Numbers that are no counts or amounts. */
const otherNumbers = new Set(['hue', 'loginCodeLength', 'code', 'feePerMille', 'feeFixed', 'showType', 'waitMs']);
/** Objects with fields of the same name but a fixed format: an address has an E.164 phone, a coupon's error a code, an option a value. */
const hasFixedFormat = (key: string, owner: object) =>
  (key === 'phone' && 'recipient' in owner) ||
  (key === 'code' && 'missing' in owner) ||
  (key === 'value' && 'label' in owner);

/** The value with the longest texts and largest numbers that the contract allows. */
export function withLongContent(value: unknown, key = '', owner: object = {}): unknown {
  if (typeof value === 'string') {
    if (htmlFields.has(key)) return markup;
    if (key === 'inviteUrl') return `https://shop.example/${longText()}`;
    return textLengths[key] && !hasFixedFormat(key, owner) ? longText(textLengths[key]) : value;
  }
  if (typeof value === 'number' && Number.isInteger(value) && !otherNumbers.has(key))
    return key === 'total' && 'list' in owner ? largestTotal : value < 0 ? -largest : largest;
  if (Array.isArray(value)) return value.map((one) => withLongContent(one, key, owner));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withLongContent(inner, name, value)]));
}

/** The response of `home/banner` with many banners. */
export function withManyBanners(list: readonly object[]): readonly object[] {
  return Array.from({ length: bannerCount }, (_none, at) => ({ ...list[at % list.length], id: `banner-${at}` }));
}

/**
 * What is wider than the window: the page itself, and the outermost elements that leave it without being inside a scroll
 * container or a line with an ellipsis. `width` is that of the window in px: a phone zooms out of a page that is too
 * wide, and its innerWidth grows with it.
 */
export const findTooWide = (page: Page, width: number): Promise<string[]> =>
  page.evaluate((max) => {
    const root = document.documentElement;
    const isOutside = (element: Element) => {
      const { left, right, width: own, height } = element.getBoundingClientRect();
      return own > 1 && height > 1 && (right > max + 1 || left < -1);
    };
    const isScrolled = (element: Element): boolean => {
      const parent = element.parentElement;
      if (!parent || parent === document.body || parent === root) return false;
      const { overflowX, textOverflow } = getComputedStyle(parent);
      // What a swipe uncovers lies beside its row, which clips it.
      const isSwiped = parent.matches('.adm-swipe-action') && overflowX === 'hidden';
      return /auto|scroll/.test(overflowX) || textOverflow === 'ellipsis' || isSwiped || isScrolled(parent);
    };
    const outermost = [...document.body.querySelectorAll('*')].filter(
      (one) => isOutside(one) && !(one.parentElement && isOutside(one.parentElement)) && !isScrolled(one),
    );
    const described = outermost.map((one) => {
      const { left, right } = one.getBoundingClientRect();
      const names = [one.parentElement, one].map((part) => `${part?.tagName}.${part?.getAttribute('class') ?? ''}`);
      return `${names.join(' > ')} from ${Math.round(left)} to ${Math.round(right)}`;
    });
    return root.scrollWidth > max ? [`page: ${root.scrollWidth}`, ...described] : described;
  }, width);
