/**
 * Keeps the focus somewhere. Browsers drop it to the body when the focused element is removed, hidden or disabled; a keyboard user
 * then starts again at the top of the page, and what she types goes nowhere. The focus moves on instead:
 *
 * - from a dialog that closed to the element that had it before;
 * - from an element that is gone to the region around it: to its element with `data-focus-first`, else its heading. A region that is drawn
 *   again, perhaps after a placeholder, is known by its id, label or heading;
 * - without such a region to the outcome that the page shows (`data-focus-fallback`), else to its title.
 *
 * A disabled element gets it back once it is enabled, unless the user has moved on.
 */

/** Where the focus was. */
interface FocusRecord {
  /** The dialog or notification around the element, else the child of the body. */
  root: Element;
  element: HTMLElement;
  /** The regions around the element, from the inside out. */
  regions: readonly Element[];
  /** A region of another page is another region. */
  route: string;
}

const dialog = '[role="dialog"]';
/** What lies over the page. When it is gone, the focus returns to what had it before. */
const overlay = `${dialog}, [data-notifications] > article`;
/** Regions that are the same when they are drawn again under the same name. */
const named = `section, form, fieldset, [role="region"], [role="group"], [role="tabpanel"], ${dialog}`;
const region = `${named}, article`;
const heading = 'h1, h2, h3, h4, h5, h6';
/** Placeholders of something that loads. */
const placeholder = '.skeleton, [aria-busy="true"]';
const control = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** The last record of each root, the newest at the end. */
let records: FocusRecord[] = [];
/** Whether the focus is at the element of the newest record, or was there when the element went away. */
let isHeld = false;
/** The record that the focus waits for at another element. */
let awaited: { record: FocusRecord; at: Element | null } | undefined;
let isInstalled = false;
let frame = 0;

/** Without the query, in which the hash of a page keeps its view. */
const routeNow = (): string => location.hash.replace(/\?.*/, '');

const isShown = (element: Element): boolean =>
  element.isConnected && (!('checkVisibility' in element) || element.checkVisibility());

const canHaveFocus = (element: Element): boolean =>
  isShown(element) && !element.matches(':disabled') && !element.closest('[hidden], [inert]');

const isNowhere = (element: Element | null): boolean => element === null || element === document.body;

function rootOf(element: Element): Element {
  const panel = element.closest(overlay);
  if (panel) return panel;
  let root = element;
  while (root.parentElement && root.parentElement !== document.body) root = root.parentElement;
  return root;
}

function remember(element: HTMLElement): void {
  const root = rootOf(element);
  const regions: Element[] = [];
  for (let at = element.parentElement?.closest(region); at && root.contains(at); at = at.parentElement?.closest(region))
    regions.push(at);
  if (element.matches(dialog)) regions.push(element);
  records = [...records.filter((record) => record.root !== root), { root, element, regions, route: routeNow() }];
  isHeld = true;
}

function focusOn(element: HTMLElement): void {
  if (document.activeElement === element) return;
  if (!element.matches(control)) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

const headingOf = (parent: Element): HTMLElement | undefined =>
  [...parent.querySelectorAll<HTMLElement>(heading)].find((one) => one.closest(dialog) === parent.closest(dialog));

const nameOf = (parent: Element): string | null | undefined =>
  parent.getAttribute('aria-label') ?? headingOf(parent)?.textContent;

/** The region as it is drawn now. */
function regionNow(former: Element): Element | undefined {
  if (isShown(former)) return former;
  if (!former.matches(named)) return undefined;
  const name = nameOf(former);
  return [...document.querySelectorAll(named)].find(
    (one) => isShown(one) && (former.id ? one.id === former.id : Boolean(name) && nameOf(one) === name),
  );
}

/** What has the focus for a whole region or dialog. */
function targetIn(parent: Element): HTMLElement | undefined {
  const first = parent.querySelector<HTMLElement>('[data-focus-first]');
  const field = first?.matches(control) ? first : first?.querySelector<HTMLElement>(control);
  if (field && canHaveFocus(field)) return field;
  const title = parent.matches(dialog) ? undefined : headingOf(parent);
  if (title && isShown(title)) return title;
  return parent instanceof HTMLElement && parent.matches(`[aria-label], [aria-labelledby], ${dialog}`)
    ? parent
    : undefined;
}

const targetOnPage = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('main [data-focus-fallback]') ??
  document.querySelector('h1') ??
  document.getElementById('main');

/** Moves the focus to a record, or as near as possible; waits when something nearer may still come. */
function moveTo(record: FocusRecord): void {
  awaited = undefined;
  if (canHaveFocus(record.element)) return focusOn(record.element);
  let target: HTMLElement | null | undefined;
  let mayCome = record.element.isConnected;
  for (const former of record.route === routeNow() ? record.regions : []) {
    const now = regionNow(former);
    target = now && targetIn(now);
    mayCome ||= !now || now.querySelector(placeholder) !== null;
    if (target) break;
  }
  target ??= targetOnPage();
  if (target) focusOn(target);
  if (mayCome || !target) awaited = { record, at: target };
}

/** Whether the focus was lost, or waits for its element. */
function isLost(): boolean {
  const { activeElement } = document;
  if (awaited) return isNowhere(activeElement) || activeElement === awaited.at;
  const record = records.at(-1);
  if (!isHeld || !record || canHaveFocus(record.element)) return false;
  return isNowhere(activeElement) || activeElement === record.element;
}

function repair(): void {
  frame = 0;
  if (!isLost()) return;
  records = records.filter(({ root }) => isShown(root));
  const record = awaited && isShown(awaited.record.root) ? awaited.record : records.at(-1);
  if (record) return moveTo(record);
  // The whole page is gone.
  awaited = undefined;
  isHeld = false;
}

/** In the next frame: what the change itself focuses comes first. */
function repairSoon(): void {
  if (frame === 0 && isLost()) frame = requestAnimationFrame(repair);
}

function onFocusIn({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement) || isNowhere(target) || target === awaited?.at) return;
  awaited = undefined;
  remember(target);
}

function onFocusOut({ relatedTarget }: FocusEvent): void {
  if (relatedTarget) return;
  queueMicrotask(() => {
    const record = records.at(-1);
    // The user has clicked beside it.
    if (record && isNowhere(document.activeElement) && canHaveFocus(record.element)) isHeld = false;
    repairSoon();
  });
}

/** The user stays where the focus waited. */
function settle(): void {
  if (!awaited) return;
  awaited = undefined;
  if (document.activeElement instanceof HTMLElement && !isNowhere(document.activeElement))
    remember(document.activeElement);
}

/** Safari gives no focus to a button that is clicked. */
function onClick({ target }: MouseEvent): void {
  if (!isNowhere(document.activeElement) || !(target instanceof Element)) return;
  const pressed = target.closest<HTMLElement>(control);
  if (pressed) remember(pressed);
}

/** Begins to keep the focus, once for the document. */
export function keepFocus(): void {
  if (isInstalled) return;
  isInstalled = true;
  if (document.activeElement instanceof HTMLElement && !isNowhere(document.activeElement))
    remember(document.activeElement);
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', onFocusOut);
  document.addEventListener('click', onClick, true);
  document.addEventListener('keydown', settle, true);
  document.addEventListener('pointerdown', settle, true);
  new MutationObserver(repairSoon).observe(document.body, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['disabled', 'hidden', 'inert'],
  });
}

/**
 * Moves the focus into a dialog that opens: to its element with `data-focus-first` (the safe choice of a dangerous dialog, the first field
 * of a form), also when that is still loading, else to the dialog itself, whose title is read then.
 */
export function enterDialog(panel: HTMLElement): void {
  keepFocus();
  focusOn(targetIn(panel) ?? panel);
  const nothing = document.createElement('span');
  if (panel.querySelector(placeholder))
    awaited = { record: { root: panel, element: nothing, regions: [panel], route: routeNow() }, at: panel };
}

/** Returns the focus from a dialog that closes, perhaps while its motion is still seen. */
export function leaveDialog(panel: Element | null): void {
  const { activeElement } = document;
  records = records.filter(({ root }) => root !== panel);
  if (!isNowhere(activeElement) && !panel?.contains(activeElement)) return;
  const record = records.at(-1);
  if (record) moveTo(record);
  else targetOnPage()?.focus({ preventScroll: true });
}

const reachable =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]';

/** Tab reaches one radio button of a group: the chosen one. */
const isPassedOver = (stop: Element, stops: readonly Element[]): boolean =>
  stop instanceof HTMLInputElement &&
  stop.type === 'radio' &&
  !stop.checked &&
  stops.some((other) => other instanceof HTMLInputElement && other.name === stop.name && other.checked);

/** Moves on from the end of a dialog to its start, and back; elsewhere the browser's own order is right. */
export function keepTabIn(panel: HTMLElement, event: Pick<KeyboardEvent, 'shiftKey' | 'preventDefault'>): void {
  const visibleStops = [...panel.querySelectorAll<HTMLElement>(reachable)].filter(
    (stop) => stop.getClientRects().length > 0,
  );
  const stops = visibleStops.filter((stop) => !isPassedOver(stop, visibleStops));
  const [first = panel, last = panel] = [stops[0], stops.at(-1)];
  const { activeElement } = document;
  const isAtEnd = event.shiftKey ? activeElement === first || activeElement === panel : activeElement === last;
  if (!isAtEnd) return;
  event.preventDefault();
  (event.shiftKey ? last : first).focus();
}
