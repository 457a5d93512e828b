/** The `test` of the storefront: a phone of 390 × 844 or a desktop of 1440 × 900, with access to the API. */
import { expect, test as base } from '../shopTest';
import { shopApi, type CustomerApi, type ShopApi } from './shopApi';
import { createTranslate, type Language, type Translate } from './texts';

interface StoreOptions {
  /** Language of the browser and therefore of the page. */
  language: Language;
}

interface StoreFixtures {
  /**
   * On a busy machine preloaded files are used late, and Chromium warns about that. The smoke test checks the
   * preloads.
   */
  ignorePreloadWarnings: void;
  /** Translates message keys into the language of the page. */
  t: Translate;
  /** Direct calls of the API. */
  shop: ShopApi;
  /** Replaces the local storage of the browser. */
  setLocalStorage: (values: Readonly<Record<string, string>>) => Promise<void>;
  /** Signs in a new customer in every tab, before the first page opens. Returns their API. */
  signedIn: () => Promise<CustomerApi>;
}

/** Locales of a browser, by the language of the page. */
const locales: Readonly<Record<Language, string>> = { en: 'en-US', 'zh-CN': 'zh-CN', de: 'de-DE' };

export const test = base.extend<StoreFixtures & StoreOptions>({
  language: ['en', { option: true }],
  locale: async ({ language }, use) => use(locales[language]),
  viewport: async ({ platform }, use) =>
    use(platform === 'h5' ? { width: 390, height: 844 } : { width: 1440, height: 900 }),
  deviceScaleFactor: 1,
  ignorePreloadWarnings: [
    async ({ expectConsole }, use) => {
      expectConsole(/preloaded using link preload but not used within a few seconds/);
      await use();
    },
    { auto: true },
  ],
  t: async ({ language }, use) => use(createTranslate(language)),
  shop: async ({ request }, use) => use(shopApi(request)),
  setLocalStorage: async ({ context, baseURL }, use) =>
    use(async (values) => {
      const localStorage = Object.entries(values).map(([name, value]) => ({ name, value }));
      await context.setStorageState({
        cookies: [],
        origins: [{ origin: new URL(baseURL ?? '').origin, localStorage }],
      });
    }),
  signedIn: async ({ shop, setLocalStorage }, use) =>
    use(async () => {
      const customer = await shop.signIn();
      await setLocalStorage({ token: customer.token });
      return customer;
    }),
});

export { expect };
