/**
 * HTML of the shop is hostile until it went through here. Links lead to the web (apart from the shop), to mail and phone,
 * and to screens of ours; whatever else they name, only their words stay.
 */
import DOMPurify, { type Config } from 'dompurify';
import { safePictureSource } from '@/domain/picture';

/** The address of ours that an inner link may lead to, as the present face has it; undefined when it is none. */
export type InnerAddress = (wanted: string) => string | undefined;

const purify = DOMPurify(window);
let innerAddress: InnerAddress = () => undefined;

function mendLink(link: Element): void {
  const href = link.getAttribute('href') ?? '';
  if (/^https?:\/\/[^/\\]/i.test(href)) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer nofollow');
    return;
  }
  if (/^(?:mailto|tel):/i.test(href)) return;
  const address = href.startsWith('#') ? innerAddress(href.slice(1)) : undefined;
  if (address) link.setAttribute('href', `#${address}`);
  else link.removeAttribute('href');
}

function mendPicture(picture: Element): void {
  const source = safePictureSource(picture.getAttribute('src') ?? '');
  if (!source) return picture.removeAttribute('src');
  picture.setAttribute('loading', 'lazy');
  // Who reads what is nobody's business but the shop's.
  picture.setAttribute('referrerpolicy', 'no-referrer');
}

purify.addHook('afterSanitizeAttributes', (node) => {
  if (node.tagName === 'A') mendLink(node);
  if (node.tagName === 'IMG') mendPicture(node);
});

let isCleaning = false;

function clean(html: string): string {
  // The sanitiser reads what it is to clean through the same policy, into a document that never runs anything.
  if (isCleaning) return html;
  isCleaning = true;
  try {
    return purify.sanitize(html, {
      ...(window.boot && { TRUSTED_TYPES_POLICY: window.boot.policy as unknown as Config['TRUSTED_TYPES_POLICY'] }),
      RETURN_TRUSTED_TYPE: false,
      ALLOWED_TAGS: ['h2', 'h3', 'h4', 'p', 'br', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'a', 'img', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
      ALLOWED_ATTR: ['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan'],
      ALLOW_DATA_ATTR: false,
    });
  } finally {
    isCleaning = false;
  }
}

window.boot?.cleanWith(clean);

/**
 * HTML that may be shown: text markup, links and pictures; no styles, scripts, frames, forms or ids. Where the browser knows
 * Trusted Types it is of such a type, which nothing but this function can make.
 */
export function sanitise(html: string, toInner: InnerAddress): string {
  innerAddress = toInner;
  return window.boot?.policy.createHTML(html) ?? clean(html);
}
