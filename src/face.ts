/** Which page set a visitor gets: the one they chose, else the one that fits the device. */
import { pageSetSlot } from './storage';
import type { Face } from './routes';

/** Phones and small touch screens get the mobile pages; a narrow window on a desktop does, too. */
export function deviceFace(): Face {
  const isNarrow = window.innerWidth < 768;
  const isSmallTouch = window.innerWidth < 1024 && window.matchMedia('(pointer: coarse)').matches;
  return isNarrow || isSmallTouch ? 'h5' : 'pc';
}

export function preferredFace(): Face {
  return pageSetSlot.read() ?? deviceFace();
}

/** Remembers that the visitor chose a page set; the device no longer decides. */
export function choosePageSet(face: Face): void {
  pageSetSlot.write(face);
}
