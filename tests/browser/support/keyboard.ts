/** Keyboard input for tests: Tab, arrow keys, Enter and Space. */
import { expect, type Locator, type Page } from '@playwright/test';

const softExpect = expect.configure({ soft: true });

type Role = Parameters<Page['getByRole']>[0];
type Name = string | RegExp;

interface Direction {
  /** Maximum number of key presses. */
  within?: number;
  /** Uses Shift+Tab. */
  back?: boolean;
}

/** Role and name of the focused element, for error messages. */
const describeFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    const texts =
      at?.getAttribute('aria-label') ??
      (at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : at?.textContent);
    return `${at?.getAttribute('role') ?? at?.localName} “${(texts ?? '').trim().slice(0, 40)}”`;
  });

/**
 * Reasons why a user cannot see the focus: no outline of at least 2 px on the control or its visible parent, or
 * another element in front of it. Empty when the focus is visible.
 */
const getFocusIssues = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement)) return ['nothing has the focus'];
    const isRing = (element: Element): boolean => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element);
      return (
        outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/\/ 0\)|, 0\)$|transparent/.test(outlineColor)
      );
    };
    const rings = [
      at,
      at.nextElementSibling,
      at.parentElement,
      at.parentElement?.parentElement,
      at.parentElement?.parentElement?.parentElement,
      at.parentElement?.parentElement?.parentElement?.parentElement,
    ].filter((element) => element && isRing(element));
    const ring = rings[0];
    if (!ring) return ['no ring'];
    const { left, top, right, bottom } = ring.getBoundingClientRect();
    const inView = {
      x: (Math.max(0, left) + Math.min(innerWidth, right)) / 2,
      y: (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2,
    };
    if (Math.min(innerWidth, right) <= Math.max(0, left) || Math.min(innerHeight, bottom) <= Math.max(0, top))
      return ['out of view'];
    const front = document.elementFromPoint(inView.x, inView.y);
    const isBehind =
      front &&
      !ring.contains(front) &&
      !front.contains(ring) &&
      ![...(at instanceof HTMLInputElement ? (at.labels ?? []) : [])].some((label) => label.contains(front));
    return isBehind ? [`behind ${front.localName}.${front.className}`] : [];
  });

/** Keyboard input on `page`. */
export function keyboard(page: Page) {
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  const isFocused = async (control: Locator): Promise<boolean> =>
    (await control.and(page.locator(':focus')).count()) > 0;

  /** Presses `key` until the control is focused. The focus must be visible at each step. */
  async function pressUntilFocused(key: string, expected: string, control: Locator, within: number): Promise<void> {
    const stops: string[] = [];
    for (let step = 0; step < within; step += 1) {
      await press(key);
      const stop = await describeFocus(page);
      stops.push(stop);
      if (stop.startsWith('body')) continue;
      await softExpect
        .poll(() => getFocusIssues(page), { message: `the focus is seen at ${stop}`, timeout: 2_000 })
        .toEqual([]);
      if (await isFocused(control)) return;
    }
    throw new Error(`${expected} is not reached by ${within} × ${key}: ${stops.join(' · ')}`);
  }

  async function tabTo(role: Role, name: Name, { within = 40, back = false }: Direction = {}): Promise<void> {
    const control = page.getByRole(role, { name, exact: true });
    await expect(control.first()).toBeAttached();
    if (await isFocused(control)) return;
    await pressUntilFocused(back ? 'Shift+Tab' : 'Tab', `${role} ${String(name)}`, control, within);
  }

  return {
    press,
    /** Tabs to a control. Throws when the control is not reached. Each step must have a visible focus. */
    tabTo,

    /** Waits until the focus is in `place`, or on it. */
    expectIn: (element: Locator): Promise<void> =>
      expect(element.locator(':focus').or(element.and(page.locator(':focus')))).toHaveCount(1),

    /** Tabs to a link or a button and presses Enter. */
    async enter(role: 'link' | 'button', name: Name, direction?: Direction): Promise<void> {
      // A replaced button stays disabled, and out of the tab order, for the duration of a double click.
      await expect(page.getByRole(role, { name, exact: true }).first()).toBeEnabled();
      await tabTo(role, name, direction);
      await press('Enter');
    },

    /** Tabs to a checkbox or a switch and presses Space. */
    async check(role: 'checkbox' | 'switch', name: Name, direction?: Direction): Promise<void> {
      await tabTo(role, name, direction);
      await press('Space');
      await expect(page.getByRole(role, { name, exact: true }).and(page.locator(':focus'))).toBeChecked();
    },

    /** Tabs to a list and types the name of one of its options, which has `value`. */
    async select(list: Name, option: string, value: string): Promise<void> {
      await tabTo('combobox', list);
      await page.keyboard.type(option);
      await expect(page.getByRole('combobox', { name: list, exact: true })).toHaveValue(value);
    },

    /** Tabs to a radio group and selects an option with the arrow keys. */
    async choose(group: Name, value: Name): Promise<void> {
      const radios = page
        .getByRole('radiogroup', { name: group, exact: true })
        .or(page.getByRole('group', { name: group, exact: true }))
        .getByRole('radio');
      const expected = radios.and(page.getByRole('radio', { name: value, exact: true }));
      await expect(expected.first()).toBeAttached();
      if (!(await isFocused(radios))) await pressUntilFocused('Tab', `a radio of ${String(group)}`, radios, 40);
      if (await isFocused(expected)) await press('Space');
      else await pressUntilFocused('ArrowDown', `radio ${String(value)}`, expected, await radios.count());
      await expect(expected.and(page.locator(':focus'))).toBeChecked();
    },

    /** Tabs to a text field and replaces its value. */
    async type(name: Name, text: string, direction?: Direction): Promise<void> {
      await tabTo('textbox', name, direction);
      await press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
  };
}
