/** The first screen of an open page as inert markup: what a customer sees before any script has run. */

/** Said by no one, held by nobody, or not to be seen without scrolling; pictures of that kind would be in the way of the others. */
const leftOut = ['[role="status"]', '[inert]', '[data-later]', 'img[loading="lazy"]', 'script', 'style', 'button[class*="skip"]'];
const attributesLeftOut = ['id', 'aria-live', 'aria-label', 'aria-roledescription', 'aria-hidden', 'aria-current-value', 'role', 'xmlns', 'draggable', 'title', 'aria-labelledby', 'aria-controls', 'aria-expanded', 'aria-keyshortcuts', 'aria-autocomplete'];

/** The markup of `document`'s first screen. It is only looked at and pressed: no landmark, no heading of its own, no stop of the keyboard. */
export function snapshotOf(document: Document): string {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root.');
  for (const element of root.querySelectorAll(leftOut.join(','))) element.remove();
  for (const element of root.querySelectorAll('*')) {
    for (const name of attributesLeftOut) element.removeAttribute(name);
    if (/^(?:A|BUTTON|INPUT)$/.test(element.tagName)) element.setAttribute('tabindex', '-1');
    if (element.getAttribute('class') === '') element.removeAttribute('class');
  }
  rename(document, root, 'main', 'div');
  rename(document, root, 'h1', 'h2');
  return root.innerHTML.replaceAll(/>\s+</g, '><');
}

/** Gives elements another tag: the page that comes has its own landmarks, and one of each is enough. */
function rename(document: Document, root: Element, from: string, to: string): void {
  for (const element of root.querySelectorAll(from)) {
    const other = document.createElement(to);
    for (const { name, value } of element.attributes) other.setAttribute(name, value);
    other.append(...element.childNodes);
    element.replaceWith(other);
  }
}
