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
  'aria-roledescription',
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

/** Elements with names that the app sets: landmarks of the same kind, links with an icon, and the search field. */
const namedElements = 'a, nav, input';
/** Controls that do nothing without the app. Links are followed, and what is typed is kept (src/lib/prerendered.ts). */
const deadControls = 'button, fieldset';

/**
 * The markup of the visible part of `document`, without tab stops. Screen readers find its main part, its headings, texts and links; the
 * controls that need the app are hidden from them. Throws when the page has no root.
 */
export function snapshotOf(document: Document): string {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root.');
  for (const element of root.querySelectorAll(omittedElements.join(','))) element.remove();
  for (const element of root.querySelectorAll('*')) {
    for (const name of omittedAttributes) element.removeAttribute(name);
    if (!element.matches(namedElements)) element.removeAttribute('aria-label');
    if (element.matches(deadControls)) element.setAttribute('aria-hidden', 'true');
    if (/^(?:A|BUTTON|INPUT)$/.test(element.tagName)) element.setAttribute('tabindex', '-1');
    if (element.getAttribute('class') === '') element.removeAttribute('class');
  }
  // The app renders its own elements below it, and a document has one `main` and one `h1`.
  // Below a `div`, a header of the main part would be one of the document.
  replaceByDiv(root, 'main header', {});
  replaceByDiv(root, 'main', { role: 'main' });
  replaceByDiv(root, 'h1', { role: 'heading', 'aria-level': '1' }).forEach((heading) => heading.classList.add('serif'));
  return root.innerHTML.replaceAll(/>\s+</g, '><');
}

/** Replaces elements by a `div` with the attributes that keep their meaning. Returns the new elements. */
function replaceByDiv(root: Element, tagName: string, meaning: Readonly<Record<string, string>>): Element[] {
  return [...root.querySelectorAll(tagName)].map((element) => {
    const other = root.ownerDocument.createElement('div');
    for (const { name, value } of element.attributes) other.setAttribute(name, value);
    for (const [name, value] of Object.entries(meaning)) other.setAttribute(name, value);
    other.append(...element.childNodes);
    element.replaceWith(other);
    return other;
  });
}
