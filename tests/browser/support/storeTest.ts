/** The `test` of the customer's stories: on a phone of 390 × 844 and on a desktop of 1440 × 900, with the shop's books at hand. */
import { expect, test as base } from '../shopTest';
import { shopApi, type CustomerApi, type ShopApi } from './shopApi';
import { wordsOf, type Language, type Say } from './words';

interface StoreOptions {
  /** The language of the browser, and so of the page. */
  language: Language;
}

interface StoreFixtures {
  /** On a busy machine a preloaded file is used later than the browser expects; the smoke test sees to the rest. */
  patience: void;
  /** The words of the page. */
  t: Say;
  /** The shop, asked past the page. */
  shop: ShopApi;
  /** Puts into the local storage of the browser what a former visit has left there, in place of all else. */
  leaveInStorage: (values: Readonly<Record<string, string>>) => Promise<void>;
  /** Signs a new customer in before the first page is opened, in every tab. Answers their own view of the books. */
  signedIn: () => Promise<CustomerApi>;
}

export const test = base.extend<StoreFixtures & StoreOptions>({
  language: ['en', { option: true }],
  locale: async ({ language }, use) => use(language === 'en' ? 'en-US' : 'zh-CN'),
  viewport: async ({ face }, use) => use(face === 'h5' ? { width: 390, height: 844 } : { width: 1440, height: 900 }),
  deviceScaleFactor: 1,
  patience: [
    async ({ expectConsole }, use) => {
      expectConsole(/preloaded using link preload but not used within a few seconds/);
      await use();
    },
    { auto: true },
  ],
  t: async ({ language }, use) => use(wordsOf(language)),
  shop: async ({ request }, use) => use(shopApi(request)),
  leaveInStorage: async ({ context, baseURL }, use) =>
    use(async (values) => {
      const localStorage = Object.entries(values).map(([name, value]) => ({ name, value }));
      await context.setStorageState({ cookies: [], origins: [{ origin: new URL(baseURL ?? '').origin, localStorage }] });
    }),
  signedIn: async ({ shop, leaveInStorage }, use) =>
    use(async () => {
      const customer = await shop.signIn();
      await leaveInStorage({ token: customer.token });
      return customer;
    }),
});

export { expect };
