/** The main pages in German, whose words are long: accessibility, width, titles, and the keyboard. */
import type { Page } from '@playwright/test';
import { violationsOf } from './support/axe';
import { keyboard } from './support/keyboard';
import { expectLoaded, hashOf, navigateViaNotFound, visit } from './support/navigation';
import { hashTo } from './support/platforms';
import { newPhone } from './support/shopApi';
import { signInForm } from './support/signIn';
import { expect, test } from './support/storeTest';

test.use({ language: 'de' });

const sku = 'cloud-nine-headphones.blossom.case';
const bag = [{ goodsId: 'cloud-nine-headphones', skuId: sku, quantity: 1, price: 14_300, at: 1 }];

/** Words that are drawn on more than one line, without the ones that have a hyphen or slash to break at. Runs in the page. */
function brokenTexts(): string[] {
  const broken: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (!node.parentElement?.checkVisibility({ visibilityProperty: true })) continue;
    // The range of what follows a soft hyphen begins on the line before.
    for (const { 0: letters, index } of node.nodeValue?.matchAll(/(?<![\u00ad\p{L}])\p{L}{4,}/gu) ?? []) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + letters.length);
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(letters);
    }
  }
  return broken;
}

/** Texts of the header that do not fit into their link. Runs in the page. */
const cutLinks = (): string[] =>
  [...document.querySelectorAll<HTMLElement>('header a, nav a')]
    .filter((link) => link.scrollWidth > link.clientWidth && getComputedStyle(link).textOverflow === 'ellipsis')
    .map((link) => link.innerText);

interface Findings {
  violations: string[];
  broken: string[];
  widths: Record<string, number>;
  titles: Record<string, string>;
}

async function check(page: Page, hash: string, findings: Findings): Promise<void> {
  await navigateViaNotFound(page, hash);
  findings.violations.push(...(await violationsOf(page, { onlyNewParts: true })).map((one) => `${hash} – ${one}`));
  findings.titles[hash] = await page.title();
  findings.broken.push(...(await page.evaluate(brokenTexts)), ...(await page.evaluate(cutLinks)));
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  // Lists compute their columns in a later frame.
  await expect
    .poll(width)
    .toBe(320)
    .catch(() => undefined);
  findings.widths[hash] = await width();
  if (size) await page.setViewportSize(size);
}

test('the main pages pass axe, have their German titles, break no word, fit 320 px, and are used with the keyboard', async ({
  page,
  platform,
  t,
  signedIn,
  setLocalStorage,
}) => {
  test.slow();
  const findings: Findings = { violations: [], broken: [], widths: {}, titles: {} };
  const login = hashTo(platform, 'login');
  await visit(page, '/nowhere');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await check(page, login, findings);

  await check(page, hashTo(platform, 'mine'), { ...findings, widths: {}, titles: {} });

  // The sign-in with the keyboard alone: the account opens.
  await visit(page, login);
  const keys = keyboard(page);
  const form = signInForm(page, t);
  await form.getByLabel(t('login.callingCode')).selectOption('+1');
  await keys.type(t('login.phone'), newPhone().replace('+1', ''));
  await keys.check('checkbox', t.pattern('login.agree'));
  await keys.enter('button', t('login.sendCode'), { back: true });
  await keys.enter('button', t('login.demoUse'));
  await expect(form).toBeHidden();
  await expect.poll(() => hashOf(page)).not.toBe(login);
  await expectLoaded(page);

  const customer = await signedIn();
  const { id: addressId } = await customer.addAddress();
  const order = await customer.placeOrder([{ skuId: 'harbour-radio.ash', quantity: 1 }], addressId);
  await setLocalStorage({ token: customer.token, bag: JSON.stringify(bag) });
  await visit(page, '/nowhere');
  const hashes = [
    hashTo(platform, 'home'),
    hashTo(platform, 'goods', { id: 'cloud-nine-headphones' }),
    hashTo(platform, 'collect'),
    hashTo(platform, 'checkout', { lines: `${sku}*1` }),
    hashTo(platform, 'mine'),
    hashTo(platform, 'orders', { id: order.id }),
  ];
  for (const hash of hashes) await check(page, hash, findings);

  expect.soft(findings.violations).toEqual([]);
  expect.soft(findings.broken).toEqual([]);
  expect.soft(findings.widths).toEqual(Object.fromEntries([login, ...hashes].map((hash) => [hash, 320])));
  expect
    .soft(Object.values(findings.titles))
    .toEqual([
      'Anmelden · Persimmon',
      'Persimmon',
      'Kopfhörer Wolke Neun · Persimmon',
      'Warenkorb · Persimmon',
      'Kasse · Persimmon',
      platform === 'h5' ? 'Konto · Persimmon' : 'Bestellungen · Persimmon',
      `Bestellung ${order.number} · Persimmon`,
    ]);
});

test('quotation marks, apostrophes and the dots of masked numbers are no wider than a letter', async ({
  page,
  platform,
}) => {
  await visit(page, hashTo(platform, 'home'));
  const widths = await page.evaluate(() =>
    ['sans', 'serif'].map((font) =>
      ['n', '„', '“', '’', '•', '·'].map((mark) => {
        const text = document.createElement('span');
        text.className = font;
        text.style.position = 'absolute';
        text.textContent = mark;
        document.body.append(text);
        const { width } = text.getBoundingClientRect();
        text.remove();
        return width;
      }),
    ),
  );
  for (const [letter = NaN, ...marks] of widths) expect(Math.max(...marks)).toBeLessThan(letter);
});
