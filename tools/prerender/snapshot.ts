/** The visible part of a page as static markup, which is shown before any script runs. */

/** Elements that are hidden, only announced, or below the fold. Their pictures would delay the visible ones. */
const omittedElements = [
  '[role="status"]',
  '[inert]',
  '[data-later]',
  'img[loading="lazy"]',
  'script',
  'style',
  'button[class*="skip"]',
];
const omittedAttributes = [
  'id',
  'aria-live',
  'aria-label',
  'aria-roledescription',
  'aria-hidden',
  'aria-current-value',
  'role',
  'xmlns',
  'draggable',
  'title',
  'aria-labelledby',
  'aria-controls',
  'aria-expanded',
  'aria-keyshortcuts',
  'aria-autocomplete',
];

/**
 * The markup of the visible part of `document`, without landmarks, `h1` and tab stops. Throws when the page has no
 * root.
 */
export function snapshotOf(document: Document): string {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root.');
  for (const element of root.querySelectorAll(omittedElements.join(','))) element.remove();
  for (const element of root.querySelectorAll('*')) {
    for (const name of omittedAttributes) element.removeAttribute(name);
    if (/^(?:A|BUTTON|INPUT)$/.test(element.tagName)) element.setAttribute('tabindex', '-1');
    if (element.getAttribute('class') === '') element.removeAttribute('class');
  }
  rename(document, root, 'main', 'div');
  rename(document, root, 'h1', 'h2');
  return root.innerHTML.replaceAll(/>\s+</g, '><');
}

/**
 * Renames elements. The app renders its own landmarks and its own `h1`, and the document must have only one of each.
 */
function rename(document: Document, root: Element, from: string, to: string): void {
  for (const element of root.querySelectorAll(from)) {
    const other = document.createElement(to);
    for (const { name, value } of element.attributes) other.setAttribute(name, value);
    other.append(...element.childNodes);
    element.replaceWith(other);
  }
}
