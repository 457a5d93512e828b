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

const dialogSelector = '[role="dialog"]';
/** What lies over the page. When it is gone, the focus returns to what had it before. */
const overlaySelector = `${dialogSelector}, [data-notifications] > article`;
/** Regions that are the same when they are drawn again under the same name. */
const namedRegionSelector = `section, form, fieldset, [role="region"], [role="group"], [role="tabpanel"], ${dialogSelector}`;
const regionSelector = `${namedRegionSelector}, article`;
const headingSelector = 'h1, h2, h3, h4, h5, h6';
/** Placeholders of something that loads. */
const placeholderSelector = '.skeleton, [aria-busy="true"]';
const controlSelector = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** The last record of each root, the newest at the end. */
let focusRecords: FocusRecord[] = [];
/** Whether the focus is at the element of the newest record, or was there when the element went away. */
let isFocusAtRecord = false;
/** The record that the focus waits for at another element. */
let awaitedFocus: { record: FocusRecord; at: Element | null } | undefined;
let isInstalled = false;
let repairFrame = 0;

/** Without the query, in which the hash of a page keeps its view. */
const currentRoute = (): string => location.hash.replace(/\?.*/, '');

const isElementVisible = (element: Element): boolean =>
  element.isConnected && (!('checkVisibility' in element) || element.checkVisibility());

const canHaveFocus = (element: Element): boolean =>
  isElementVisible(element) && !element.matches(':disabled') && !element.closest('[hidden], [inert]');

const isBodyOrNull = (element: Element | null): boolean => element === null || element === document.body;

function overlayOrPageRootOf(element: Element): Element {
  const panel = element.closest(overlaySelector);
  if (panel) return panel;
  let root = element;
  while (root.parentElement && root.parentElement !== document.body) root = root.parentElement;
  return root;
}

function rememberFocus(element: HTMLElement): void {
  const root = overlayOrPageRootOf(element);
  const regions: Element[] = [];
  for (
    let at = element.parentElement?.closest(regionSelector);
    at && root.contains(at);
    at = at.parentElement?.closest(regionSelector)
  )
    regions.push(at);
  if (element.matches(dialogSelector)) regions.push(element);
  focusRecords = [
    ...focusRecords.filter((record) => record.root !== root),
    { root, element, regions, route: currentRoute() },
  ];
  isFocusAtRecord = true;
}

function focusElement(element: HTMLElement): void {
  if (document.activeElement === element) return;
  if (!element.matches(controlSelector)) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

const headingOf = (parent: Element): HTMLElement | undefined =>
  [...parent.querySelectorAll<HTMLElement>(headingSelector)].find(
    (one) => one.closest(dialogSelector) === parent.closest(dialogSelector),
  );

const regionNameOf = (parent: Element): string | null | undefined =>
  parent.getAttribute('aria-label') ?? headingOf(parent)?.textContent;

/** The region as it is drawn now. */
function redrawnRegionOf(former: Element): Element | undefined {
  if (isElementVisible(former)) return former;
  if (!former.matches(namedRegionSelector)) return undefined;
  const name = regionNameOf(former);
  return [...document.querySelectorAll(namedRegionSelector)].find(
    (one) => isElementVisible(one) && (former.id ? one.id === former.id : Boolean(name) && regionNameOf(one) === name),
  );
}

/** What has the focus for a whole region or dialog. */
function focusTargetIn(parent: Element): HTMLElement | undefined {
  const first = parent.querySelector<HTMLElement>('[data-focus-first]');
  const field = first?.matches(controlSelector) ? first : first?.querySelector<HTMLElement>(controlSelector);
  if (field && canHaveFocus(field)) return field;
  const title = parent.matches(dialogSelector) ? undefined : headingOf(parent);
  if (title && isElementVisible(title)) return title;
  return parent instanceof HTMLElement && parent.matches(`[aria-label], [aria-labelledby], ${dialogSelector}`)
    ? parent
    : undefined;
}

const outcomeSelector = 'main [data-focus-fallback]';
const focusTargetOnPage = (): HTMLElement | null =>
  document.querySelector<HTMLElement>(outcomeSelector) ??
  document.querySelector('h1') ??
  document.getElementById('main');

/** Scrolls to an outcome outside of the window, because the user has waited for it. A title says nothing new. */
function showOutcome(element: HTMLElement): void {
  const { top, bottom } = element.getBoundingClientRect();
  if (element.matches(outcomeSelector) && (top < 0 || bottom > window.innerHeight))
    element.scrollIntoView({ block: 'center' });
}

/** Moves the focus to a record, or as near as possible; waits when something nearer may still come. */
function moveFocusTo(record: FocusRecord): void {
  awaitedFocus = undefined;
  if (canHaveFocus(record.element)) return focusElement(record.element);
  let target: HTMLElement | null | undefined;
  let mayCome = record.element.isConnected;
  for (const former of record.route === currentRoute() ? record.regions : []) {
    const now = redrawnRegionOf(former);
    target = now && focusTargetIn(now);
    mayCome ||= !now || now.querySelector(placeholderSelector) !== null;
    if (target) break;
  }
  target ??= focusTargetOnPage();
  if (target) {
    focusElement(target);
    showOutcome(target);
  }
  if (mayCome || !target) awaitedFocus = { record, at: target };
}

/** Whether the focus was lost, or waits for its element. */
function isFocusLost(): boolean {
  const { activeElement } = document;
  if (awaitedFocus) return isBodyOrNull(activeElement) || activeElement === awaitedFocus.at;
  const record = focusRecords.at(-1);
  if (!isFocusAtRecord || !record || canHaveFocus(record.element)) return false;
  return isBodyOrNull(activeElement) || activeElement === record.element;
}

function repairFocus(): void {
  repairFrame = 0;
  if (!isFocusLost()) return;
  focusRecords = focusRecords.filter(({ root }) => isElementVisible(root));
  const record = awaitedFocus && isElementVisible(awaitedFocus.record.root) ? awaitedFocus.record : focusRecords.at(-1);
  if (record) return moveFocusTo(record);
  // The whole page is gone.
  awaitedFocus = undefined;
  isFocusAtRecord = false;
}

/** In the next frame: what the change itself focuses comes first. */
function scheduleRepair(): void {
  if (repairFrame === 0 && isFocusLost()) repairFrame = requestAnimationFrame(repairFocus);
}

function onFocusIn({ target }: FocusEvent): void {
  if (!(target instanceof HTMLElement) || isBodyOrNull(target) || target === awaitedFocus?.at) return;
  awaitedFocus = undefined;
  rememberFocus(target);
}

function onFocusOut({ relatedTarget }: FocusEvent): void {
  if (relatedTarget) return;
  queueMicrotask(() => {
    const record = focusRecords.at(-1);
    // The user has clicked beside it.
    if (record && isBodyOrNull(document.activeElement) && canHaveFocus(record.element)) isFocusAtRecord = false;
    scheduleRepair();
  });
}

/** The user stays where the focus waited. */
function stopWaiting(): void {
  if (!awaitedFocus) return;
  awaitedFocus = undefined;
  if (document.activeElement instanceof HTMLElement && !isBodyOrNull(document.activeElement))
    rememberFocus(document.activeElement);
}

/** Safari gives no focus to a button that is clicked. */
function onClick({ target }: MouseEvent): void {
  if (!isBodyOrNull(document.activeElement) || !(target instanceof Element)) return;
  const pressed = target.closest<HTMLElement>(controlSelector);
  if (pressed) rememberFocus(pressed);
}

/** Begins to keep the focus, once for the document. */
export function keepFocus(): void {
  if (isInstalled) return;
  isInstalled = true;
  if (document.activeElement instanceof HTMLElement && !isBodyOrNull(document.activeElement))
    rememberFocus(document.activeElement);
  document.addEventListener('focusin', onFocusIn);
  document.addEventListener('focusout', onFocusOut);
  document.addEventListener('click', onClick, true);
  document.addEventListener('keydown', stopWaiting, true);
  document.addEventListener('pointerdown', stopWaiting, true);
  new MutationObserver(scheduleRepair).observe(document.body, {
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
export function moveFocusIntoDialog(panel: HTMLElement): void {
  keepFocus();
  focusElement(focusTargetIn(panel) ?? panel);
  const missingElement = document.createElement('span');
  if (panel.querySelector(placeholderSelector))
    awaitedFocus = {
      record: { root: panel, element: missingElement, regions: [panel], route: currentRoute() },
      at: panel,
    };
}

/** Returns the focus from a dialog that closes, perhaps while its motion is still seen. */
export function returnFocusFromDialog(panel: Element | null): void {
  const { activeElement } = document;
  focusRecords = focusRecords.filter(({ root }) => root !== panel);
  if (!isBodyOrNull(activeElement) && !panel?.contains(activeElement)) return;
  const record = focusRecords.at(-1);
  if (record) moveFocusTo(record);
  else focusTargetOnPage()?.focus({ preventScroll: true });
}
