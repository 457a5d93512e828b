/** A customer without a mouse: what they reach with Tab and the arrows, and press with Enter and Space. */
import { expect, type Locator, type Page } from '@playwright/test';

const soft = expect.configure({ soft: true });

type Role = Parameters<Page['getByRole']>[0];
type Name = string | RegExp;

interface Way {
  /** Steps after which the control counts as out of reach. */
  within?: number;
  /** Goes backwards. */
  back?: boolean;
}

/** What has the focus, in words; for the message of a control that was not reached. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    const words = at?.getAttribute('aria-label') ?? (at instanceof HTMLInputElement ? at.labels?.[0]?.textContent : at?.textContent);
    return `${at?.getAttribute('role') ?? at?.localName} “${(words ?? '').trim().slice(0, 40)}”`;
  });

/**
 * What speaks against the place of the focus for somebody who looks: no ring of at least 2 px around the control or the
 * sign that stands for it, or something else in front of it. Nothing speaks against it when the answer is empty.
 */
const hidden = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement)) return ['nothing has the focus'];
    const isRing = (place: Element): boolean => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(place);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 && !/\/ 0\)|, 0\)$|transparent/.test(outlineColor);
    };
    const rings = [at, at.nextElementSibling, at.parentElement, at.parentElement?.parentElement, at.parentElement?.parentElement?.parentElement].filter((place) => place && isRing(place));
    const ring = rings[0];
    if (!ring) return ['no ring'];
    const { left, top, right, bottom } = ring.getBoundingClientRect();
    const inView = { x: (Math.max(0, left) + Math.min(innerWidth, right)) / 2, y: (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2 };
    if (Math.min(innerWidth, right) <= Math.max(0, left) || Math.min(innerHeight, bottom) <= Math.max(0, top)) return ['out of view'];
    const front = document.elementFromPoint(inView.x, inView.y);
    const isBehind = front && !ring.contains(front) && !front.contains(ring) && ![...(at instanceof HTMLInputElement ? (at.labels ?? []) : [])].some((label) => label.contains(front));
    return isBehind ? [`behind ${front.localName}.${front.className}`] : [];
  });

/** The keyboard of a customer on `page`. */
export function keyboard(page: Page) {
  const press = (key: string): Promise<void> => page.keyboard.press(key);
  const has = async (control: Locator): Promise<boolean> => (await control.and(page.locator(':focus')).count()) > 0;

  /** Goes on with `key` until the control has the focus; every stop on the way has to be seen. */
  async function goOn(key: string, wanted: string, control: Locator, within: number): Promise<void> {
    const stops: string[] = [];
    for (let step = 0; step < within; step += 1) {
      await press(key);
      const stop = await focused(page);
      stops.push(stop);
      if (stop.startsWith('body')) continue;
      await soft.poll(() => hidden(page), { message: `the focus is seen at ${stop}`, timeout: 2_000 }).toEqual([]);
      if (await has(control)) return;
    }
    throw new Error(`${wanted} is not reached by ${within} × ${key}: ${stops.join(' · ')}`);
  }

  async function reach(role: Role, name: Name, { within = 40, back = false }: Way = {}): Promise<void> {
    const control = page.getByRole(role, { name, exact: true });
    await expect(control.first()).toBeAttached();
    if (await has(control)) return;
    await goOn(back ? 'Shift+Tab' : 'Tab', `${role} ${String(name)}`, control, within);
  }

  return {
    press,
    /** Tabs to a control of this role and name. It fails when that is not reached, or a stop on the way is not seen. */
    reach,

    /** Tabs to a link or a button and presses Enter. */
    async enter(role: 'link' | 'button', name: Name, way?: Way): Promise<void> {
      await reach(role, name, way);
      // A button that has just become another one waits for the second half of a double click to pass.
      await expect(page.getByRole(role, { name, exact: true }).and(page.locator(':focus'))).toBeEnabled();
      await press('Enter');
    },

    /** Tabs to a tick or a switch and sets it with Space. */
    async tick(role: 'checkbox' | 'switch', name: Name, way?: Way): Promise<void> {
      await reach(role, name, way);
      await press('Space');
      await expect(page.getByRole(role, { name, exact: true }).and(page.locator(':focus'))).toBeChecked();
    },

    /** Tabs into a group of radios and goes to one of them with the arrows. */
    async choose(group: Name, value: Name): Promise<void> {
      const radios = page.getByRole('radiogroup', { name: group, exact: true }).or(page.getByRole('group', { name: group, exact: true })).getByRole('radio');
      const wanted = radios.and(page.getByRole('radio', { name: value, exact: true }));
      await expect(wanted.first()).toBeAttached();
      if (!(await has(radios))) await goOn('Tab', `a radio of ${String(group)}`, radios, 40);
      if (await has(wanted)) await press('Space');
      else await goOn('ArrowDown', `radio ${String(value)}`, wanted, await radios.count());
      await expect(wanted.and(page.locator(':focus'))).toBeChecked();
    },

    /** Tabs to a field, in place of what it holds types the text. */
    async type(name: Name, text: string, way?: Way): Promise<void> {
      await reach('textbox', name, way);
      await press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
  };
}
