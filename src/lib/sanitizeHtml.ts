/**
 * Sanitises HTML from the API. Links may lead to websites (in a new tab), e-mail addresses, phone numbers and pages of
 * the shop; of any other link only the text stays.
 */
import DOMPurify, { type Config } from 'dompurify';
import { safePictureSource } from './picture';
import { reduceMarkup } from './reduceMarkup';

/** Maps an inner link to its URL on the current platform; undefined when it is not a page of the shop. */
export type ResolveInnerUrl = (href: string) => string | undefined;

const domPurify = DOMPurify(window);
let resolveInnerUrl: ResolveInnerUrl = () => undefined;

function sanitizeLink(link: Element): void {
  const href = link.getAttribute('href') ?? '';
  if (/^https?:\/\/[^/\\]/i.test(href)) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer nofollow');
    return;
  }
  if (/^(?:mailto|tel):/i.test(href)) return;
  const address = href.startsWith('#') ? resolveInnerUrl(href.slice(1)) : undefined;
  if (address) link.setAttribute('href', `#${address}`);
  else link.removeAttribute('href');
}

function sanitizePicture(picture: Element): void {
  const source = safePictureSource(picture.getAttribute('src') ?? '');
  if (!source) return picture.removeAttribute('src');
  picture.setAttribute('src', source);
  picture.setAttribute('loading', 'lazy');
  // The host of the picture does not learn which page shows it.
  picture.setAttribute('referrerpolicy', 'no-referrer');
}

domPurify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A') sanitizeLink(node);
  if (node.tagName === 'IMG') sanitizePicture(node);
});

/** Elements that contain each other. Each level may indent the text, and a phone has room for few. */
const MAX_DEPTH = 20;
/** Elements of one text; the browser lays out all of them at once. */
const MAX_ELEMENTS = 5000;
const MAX_CHARACTERS = 1_000_000;

/** What the limits removed. `layout`: markup that is nested too deeply; its words stay. `end`: all that exceeds the length. */
export type OmittedPart = 'layout' | 'end';
let omittedPart: OmittedPart | undefined;

/** Applies the limits to a sanitised text. */
function applyLimits(text: Element): void {
  let elements = 0;
  const visit = (parent: Element, depth: number) => {
    for (const child of [...parent.children]) {
      // Removed with the end of the text.
      if (child.parentNode !== parent) return;
      elements += 1;
      if (elements > MAX_ELEMENTS) {
        const end = child.ownerDocument.createRange();
        end.setStartBefore(child);
        end.setEnd(text, text.childNodes.length);
        end.deleteContents();
        omittedPart = 'end';
      } else if (depth < MAX_DEPTH) {
        visit(child, depth + 1);
      } else if (child.firstElementChild) {
        child.replaceChildren(child.textContent);
        omittedPart ??= 'layout';
      }
    }
  };
  visit(text, 1);
}

const allowedMarkup = {
  tags: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'ul',
    'ol',
    'li',
    'strong',
    'b',
    'em',
    'i',
    'a',
    'img',
    'blockquote',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  attributes: ['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan'],
};

let isCleaning = false;

function sanitizeToHtml(html: string): string {
  // DOMPurify parses its input through the same Trusted Types policy, in a document that never runs scripts.
  if (isCleaning) return html;
  isCleaning = true;
  try {
    omittedPart = html.length > MAX_CHARACTERS ? 'end' : undefined;
    const body = domPurify.sanitize(reduceMarkup(html.slice(0, MAX_CHARACTERS), allowedMarkup), {
      ...(window.startup && {
        TRUSTED_TYPES_POLICY: window.startup.policy as unknown as Config['TRUSTED_TYPES_POLICY'],
      }),
      RETURN_DOM: true,
      ALLOWED_TAGS: allowedMarkup.tags,
      ALLOWED_ATTR: allowedMarkup.attributes,
      ALLOW_DATA_ATTR: false,
      ALLOW_ARIA_ATTR: false,
    });
    if (!(body instanceof HTMLElement)) return '';
    applyLimits(body);
    return body.innerHTML;
  } finally {
    isCleaning = false;
  }
}

window.startup?.setSanitizer(sanitizeToHtml);

/**
 * Returns HTML that is safe to render: text markup, links and pictures; no styles, scripts, frames, forms or ids. Where
 * the browser supports Trusted Types the result is a TrustedHTML value, which only this function can create. A text
 * beyond the limits is shortened, and `omittedPart` says how.
 */
export function sanitizeHtml(
  html: string,
  toInner: ResolveInnerUrl,
): { safe: string; leftOut: OmittedPart | undefined } {
  resolveInnerUrl = toInner;
  const safe = window.startup?.policy.createHTML(html) ?? sanitizeToHtml(html);
  return { safe, leftOut: omittedPart };
}
