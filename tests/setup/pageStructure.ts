/** What screen readers find on a page: its landmark, its headings, and its lists. */
const isHidden = (element: Element) => element.closest('[aria-hidden="true"], [hidden]') !== null;
/** The elements that screen readers find. Role queries over whole pages take many times as long. */
export const allOf = (selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].filter((element) => !isHidden(element));
/** The text of a heading; a logo has it as its alternative text. */
export const textOf = (element: Element) => (element.textContent || element.querySelector('img')?.alt || '').trim();

/**
 * Watches the main landmark and the title in every state of the document from the first page on. The returned function ends that,
 * and returns the states without exactly one of each, and the titles in turn.
 */
export function watchTitle(): () => { faults: string[]; titles: string[] } {
  const faults = new Set<string>();
  const titles: string[] = [];
  const record = () => {
    const mains = allOf('main').length;
    if (mains === 0 && titles.length === 0) return;
    const headings = allOf('h1').map(textOf);
    if (mains !== 1 || headings.length !== 1 || !headings[0]) faults.add(`${mains} main, h1: ${headings.join(' | ')}`);
    if (headings[0] && headings[0] !== titles.at(-1)) titles.push(headings[0]);
  };
  const observer = new MutationObserver(record);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  return () => {
    record();
    observer.disconnect();
    return { faults: [...faults], titles };
  };
}

/** The name of a list: its own, or that of the section or navigation around it. */
function nameOfList(list: Element): string {
  const named = list.closest('[aria-label], [aria-labelledby]');
  const label = named?.getAttribute('aria-label') ?? '';
  const ids = (named?.getAttribute('aria-labelledby') ?? '').split(' ');
  return (label || ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')).trim();
}

/** What a screen reader says of an element: texts, alternative texts, and names in place of content. */
function textsIn(node: Node): string[] {
  if (node.nodeType === Node.TEXT_NODE) return [(node.textContent ?? '').trim()];
  if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return [];
  if (node instanceof HTMLImageElement) return [node.alt];
  const label = node.getAttribute('aria-label');
  if (label && /^(?:A|BUTTON)$|img/.test(node.tagName + node.getAttribute('role'))) return [label];
  return [...node.childNodes].flatMap(textsIn);
}

/** Texts with words that are said twice in one element. A link or button in it is said as a whole. */
function saidTwice(element: Element): string[] {
  const texts = [...element.childNodes].flatMap((child) =>
    element.matches('a, button') ? textsIn(child) : partsOf(child).map((part) => textsIn(part).join(' ')),
  );
  return texts.filter((text, at) => /\p{L}{2}/u.test(text) && texts.indexOf(text) !== at);
}

/** The texts, links and buttons in an element. */
const partsOf = (node: Node): Node[] =>
  node instanceof Element && !node.matches('a, button, img, [aria-hidden="true"]')
    ? [...node.childNodes].flatMap(partsOf)
    : [node];

const isProductLink = (link: Element) => /\/goodsdetail\?.*\bid=/i.test(link.getAttribute('href') ?? '');

/** The texts of the page that say its title again, except those of controls and articles. */
function titlesAgain(): string[] {
  const [heading] = allOf('h1');
  const title = heading && textOf(heading);
  if (!title) return [];
  return allOf('main *')
    .filter((element) => !element.closest('h1, a, button, label, nav, article'))
    .filter((element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue === title),
    )
    .map(({ tagName }) => `the title again in ${tagName}: ${title}`);
}

/**
 * Headings that leave out a level, rows and links that say a text twice, the title of the page said again, links to products outside a
 * named list or without a heading of their own, tables whose rows have one cell, and live regions in buttons, which are never announced.
 */
export function structureFaults(): string[] {
  const faults: string[] = [];
  let last = 0;
  for (const heading of allOf('h1, h2, h3, h4, h5, h6')) {
    const level = Number(heading.tagName[1]);
    if (level > last + 1) faults.push(`h${level} after h${last}: ${textOf(heading)}`);
    last = level;
  }
  const item = ':is(li, [role="listitem"])';
  for (const element of allOf(`a, button, ${item}:not(:has(${item}))`))
    for (const text of saidTwice(element)) faults.push(`said twice in ${element.tagName}: ${text}`);
  for (const row of allOf('main table tr'))
    if (row.children.length < 2) faults.push(`a row of one cell: ${textOf(row)}`);
  for (const article of allOf('main article + article'))
    faults.push(`beside another, not in a list: ${textOf(article)}`);
  for (const region of allOf(':is(a, button) :is([role="status"], [role="alert"], [aria-live]:not([aria-live="off"]))'))
    faults.push(`a live region in a button: ${textOf(region)}`);
  const products = allOf('main a').filter(isProductLink);
  // One is no list.
  for (const link of products.length > 1 ? products : []) {
    const list = link.closest('li, [role="listitem"]')?.closest('ul, ol, [role="list"]');
    if (!list || !nameOfList(list)) faults.push(`a product outside a named list: ${textOf(link)}`);
    // Lines of a bag or an order have none.
    if (link.dataset['prefetch'] && !link.closest('li, [role="listitem"]')?.querySelector('h2, h3'))
      faults.push(`a product without a heading: ${textOf(link)}`);
  }
  faults.push(...titlesAgain());
  return faults;
}
