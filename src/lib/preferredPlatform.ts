/** The platform of a visitor: the chosen one, else the one that fits the device. */
import { platformStorage } from './storage';
import type { Platform } from './routes';

/** A media query: reading the window's width would force a layout of the whole page. */
const phoneMediaQuery =
  SHOP.tabletPages === 'h5'
    ? '(max-width: 767.98px), (max-width: 1023.98px) and (pointer: coarse)'
    : '(max-width: 767.98px)';

/** Phones, narrow desktop windows and, with `tabletPages: 'h5'`, small touch screens get the mobile pages. */
export function devicePlatform(): Platform {
  return window.matchMedia(phoneMediaQuery).matches ? 'h5' : 'pc';
}

export function preferredPlatform(): Platform {
  return platformStorage.read() ?? devicePlatform();
}

/** Stores the visitor's choice of a platform; the device no longer decides. */
export function choosePlatform(platform: Platform): void {
  platformStorage.write(platform);
}
