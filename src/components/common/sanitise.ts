/**
 * HTML of the shop is hostile until it went through here. Links lead to the web (apart from the shop), to mail and phone,
 * and to screens of ours; whatever else they name, only their words stay.
 */
import DOMPurify from 'dompurify';
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

/** HTML that may be shown: text markup, links and pictures; no styles, scripts, frames, forms or ids. */
export function sanitise(html: string, toInner: InnerAddress): string {
  innerAddress = toInner;
  return purify.sanitize(html, {
    ALLOWED_TAGS: ['h2', 'h3', 'h4', 'p', 'br', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 'a', 'img', 'blockquote', 'table', 'thead', 'tbody', 'tr', 'th', 'td'],
    ALLOWED_ATTR: ['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan'],
    ALLOW_DATA_ATTR: false,
  });
}
