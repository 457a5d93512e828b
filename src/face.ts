/** Which page set a visitor gets: the one they chose, else the one that fits the device. */
import { pageSetSlot } from './storage';
import type { Face } from './routes';

/** Asking for the width of the window would have the browser lay out the whole page first. */
const phone = '(max-width: 767.98px), (max-width: 1023.98px) and (pointer: coarse)';

/** Phones and small touch screens get the mobile pages; a narrow window on a desktop does, too. */
export function deviceFace(): Face {
  return window.matchMedia(phone).matches ? 'h5' : 'pc';
}

export function preferredFace(): Face {
  return pageSetSlot.read() ?? deviceFace();
}

/** Remembers that the visitor chose a page set; the device no longer decides. */
export function choosePageSet(face: Face): void {
  pageSetSlot.write(face);
}
