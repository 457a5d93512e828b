/** Types of the idempotency matrix: the writes and the context in which they run. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { CallName } from '../../../../src/api/calls';
import type { Platform } from '../../shopTest';
import type { CustomerApi, ShopApi } from '../shopApi';
import type { Translate } from '../texts';

/** The customer, the server and the platform of a test. */
export interface CaseContext {
  platform: Platform;
  t: Translate;
  shop: ShopApi;
  /** API of the signed-in customer. */
  api: CustomerApi;
  /** Phone number of the customer, E.164. */
  phone: string;
}

/** Opens a hash on a page: by a document load, or by navigation within the app. */
export type Navigate = (page: Page, hash: string) => Promise<void>;

/** A write that is prepared for a customer. */
export interface PreparedWrite {
  /** Opens the page and fills the form, so that one click submits it. */
  open: (page: Page, navigateTo: Navigate) => Promise<void>;
  /** The control that submits. */
  button: (page: Page) => Locator;
  /** The field in which Enter submits. The button itself by default. */
  field?: (page: Page) => Locator;
  /** Reads the affected state of the database. */
  readDatabase: () => Promise<unknown>;
  /** That state after exactly one effect. */
  expectedDatabase: unknown;
  /** Whether the page reports the success. */
  isDone: (page: Page) => Promise<boolean>;
  /** Checks that the page where a customer looks for the result shows it once. */
  expectListed: (page: Page) => Promise<void>;
  /** Checks that the form is kept and enabled after the session ended and the user signed in again. */
  expectDraftKept?: (page: Page) => Promise<void>;
  /** What the page says after a lost request, when it has found out what it can. `problem.notDone` by default. */
  lostText?: string;
  /**
   * Steps of the customer after a write that took place and whose response was lost, where the page cannot find that out.
   * By default the customer waits until the page has found out.
   */
  afterLostResponse?: (page: Page) => Promise<void>;
  /** Steps of a second try with what the page has kept. By default the customer presses the control again. */
  tryAgain?: (page: Page) => Promise<void>;
  /**
   * Steps of the customer after a reload or a return. By default the customer submits again when the control is
   * enabled.
   */
  retry?: (page: Page) => Promise<void>;
  /** Opens the form in the second tab, when that differs from `open`. */
  openInOtherTab?: (page: Page) => Promise<void>;
}

/** A row of the matrix: the call and its preparation. */
export interface Write {
  /** The action of the customer. */
  name: string;
  /** Name of the call. */
  call: CallName;
  /** End of its path. */
  path: string;
  /** The session ends with the write: the API then refuses the other requests of the user. */
  endsSession?: boolean;
  /** The user is signed out, so no session can end. */
  isSignedOut?: boolean;
  prepare: (caseContext: CaseContext) => Promise<PreparedWrite>;
}

/** Waits until the page reports the success. */
export async function expectDone(page: Page, { isDone }: PreparedWrite): Promise<void> {
  await expect.poll(() => isDone(page), { message: 'the page reports the success', timeout: 20_000 }).toBe(true);
}

/** Tries the write a second time, with what the page has kept. */
export async function tryAgain(page: Page, prepared: PreparedWrite): Promise<void> {
  await (prepared.tryAgain?.(page) ?? prepared.button(page).click());
}

/**
 * Loads the document at `hash`. A closing dialog can interrupt the load with its history navigation; then the load is
 * repeated.
 */
export async function loadHash(page: Page, hash: string): Promise<void> {
  const load = () => page.goto(`/?truth#${hash}`);
  await load().catch((error: unknown) => {
    if (!/ERR_ABORTED|interrupted by another navigation/.test(String(error))) throw error;
    return load();
  });
}

const isClickable = async (control: Locator) =>
  (await control.isVisible()) && (await control.isEnabled({ timeout: 3_000 }).catch(() => false));

/**
 * Clicks the control when it is enabled, and returns whether it did. The control may disappear during the click
 * because the response arrives. Any other failure throws.
 */
export async function clickIfEnabled(
  control: Locator,
  press = (it: Locator) => it.click({ timeout: 3_000 }),
): Promise<boolean> {
  if (!(await isClickable(control))) return false;
  try {
    await press(control);
    return true;
  } catch (error) {
    if (await isClickable(control)) throw error;
    return false;
  }
}
