/** What a write of the money table is played with, and what a row of the table knows about itself. */
import type { Locator, Page } from '@playwright/test';
import type { Face } from '../../shopTest';
import type { CustomerApi, ShopApi } from '../shopApi';
import type { Say } from '../words';

/** A customer, their shop, and the face they use. */
export interface Play {
  face: Face;
  t: Say;
  shop: ShopApi;
  /** The customer's own view of the books. */
  api: CustomerApi;
  /** E.164; the phone they sign in with. */
  phone: string;
}

/** Brings a page to a hash: from outside, or as a step within the app. */
export type Go = (page: Page, hash: string) => Promise<void>;

/** One write, ready to be disturbed. */
export interface Row {
  /** Opens the screen and fills it in up to where one press sends. */
  open: (page: Page, go: Go) => Promise<void>;
  /** What sends when it is pressed. */
  button: (page: Page) => Locator;
  /** What has the focus when Enter sends; the button itself where there is no field. */
  field?: (page: Page) => Locator;
  /** What the shop's books say of it. */
  books: () => Promise<unknown>;
  /** What they say after exactly one effect. */
  once: unknown;
  /** The screen says by itself that it is done. */
  shown: (page: Page) => Promise<void>;
  /** The place where a customer looks for it shows it once. */
  truth: (page: Page) => Promise<void>;
  /** What was typed is still there after the session was lost and found again; the button is ready. */
  kept?: (page: Page) => Promise<void>;
  /** What a customer does after a lost answer that cannot be looked up: by default they wait, and the screen finds out. */
  afterLost?: (page: Page) => Promise<void>;
  /** What a customer does after a reload or a return: by default they press again whatever is still offered. */
  again?: (page: Page) => Promise<void>;
  /** In the other tab, when it is not opened in the same way. */
  openElsewhere?: (page: Page) => Promise<void>;
}

/** A row of the table: which call it sends, and how it is prepared for a customer. */
export interface Write {
  /** What the customer does. */
  name: string;
  /** The call of the contract. */
  call: string;
  /** End of its path. */
  path: string;
  /** It is done before anybody is signed in: no session can be lost in between. */
  isVisitors?: boolean;
  prepare: (play: Play) => Promise<Row>;
}

/** Comes to `hash` from outside, to see there what is true. A page that closes a dialog in this moment is going back itself: then once more. */
export async function comeForTruth(page: Page, hash: string): Promise<void> {
  const come = () => page.goto(`/?truth#${hash}`);
  await come().catch((error: unknown) => {
    if (!/ERR_ABORTED|interrupted by another navigation/.test(String(error))) throw error;
    return come();
  });
}

const isOffered = async (control: Locator) => (await control.isVisible()) && (await control.isEnabled({ timeout: 3_000 }).catch(() => false));

/**
 * Presses what is still offered; tells whether it was. It may go in this very moment, because the answer has come: that alone
 * is forgiven, and not that it stands there and cannot be pressed.
 */
export async function pressIfOffered(control: Locator, press = (it: Locator) => it.click({ timeout: 3_000 })): Promise<boolean> {
  if (!(await isOffered(control))) return false;
  try {
    await press(control);
    return true;
  } catch (error) {
    if (await isOffered(control)) throw error;
    return false;
  }
}
