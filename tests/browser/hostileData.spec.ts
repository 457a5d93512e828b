/**
 * What the shop shows may have been written by anybody: markup in articles, names, notes, links. The content policy is off
 * here, so that nothing but the storefront itself stands between a text and the page.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { attacks, harmless } from './support/attacks';
import { builtViews } from './support/faces';
import { expect, test } from './support/storeTest';
import { moveOnBetween, visit } from './support/visits';

test.use({ bypassCSP: true });

/** Counts every run of `pwned`, whoever calls it. */
const armed = () => {
  Object.assign(window, { wasRun: 0, pwned: () => Object.assign(window, { wasRun: Reflect.get(window, 'wasRun') + 1 }) });
};
const runs = (page: Page) => page.evaluate(() => Reflect.get(window, 'wasRun') as number);

/** Lets nothing out, and keeps what wanted out; pictures over https may be asked for, nothing else. */
async function closeTheGate(context: BrowserContext, origin: string): Promise<string[]> {
  const wanted: string[] = [];
  await context.route(
    (url) => url.origin !== origin && /^https?:$/.test(url.protocol),
    (route) => {
      if (route.request().resourceType() !== 'image') wanted.push(`${route.request().resourceType()} ${route.request().url()}`);
      return route.abort();
    },
  );
  return wanted;
}

const tags = ['H2', 'H3', 'H4', 'P', 'BR', 'UL', 'OL', 'LI', 'STRONG', 'B', 'EM', 'I', 'A', 'IMG', 'BLOCKQUOTE', 'TABLE', 'THEAD', 'TBODY', 'TR', 'TH', 'TD'];
const attributes = ['href', 'src', 'alt', 'width', 'height', 'colspan', 'rowspan', 'target', 'rel', 'loading', 'referrerpolicy'];

/** Whatever stands in the text that may not: elements, attributes, addresses, links without a guard. */
const strangersIn = (page: Page, marker: string) =>
  page.evaluate(
    ([words, allowedTags, allowedAttributes]) => {
      const text = [...document.querySelectorAll('main p')].find((one) => one.textContent === words)?.parentElement;
      if (!text) return ['the text is not there'];
      const found: string[] = [];
      for (const one of text.querySelectorAll('*')) {
        if (!allowedTags.includes(one.tagName)) found.push(one.tagName);
        for (const { name } of one.attributes) if (!allowedAttributes.includes(name)) found.push(`${one.tagName} ${name}`);
        const href = one.getAttribute('href');
        if (href !== null && !/^(https?:\/\/[^/\\]|mailto:|tel:|#\/(h5|pc)\/)/.test(href)) found.push(`${one.tagName} to ${href}`);
        if (one.getAttribute('target') === '_blank' && !/\bnoopener\b/.test(one.getAttribute('rel') ?? '')) found.push('a link without a guard');
        const src = one.getAttribute('src');
        if (src !== null && !/^(https:\/\/|\/(?![/\\])|data:image\/(png|jpeg|webp|avif);)/.test(src)) found.push(`${one.tagName} from ${src}`);
        // Whoever reads on touches everything.
        for (const event of ['pointerenter', 'mouseover', 'focus', 'toggle', 'animationend']) one.dispatchEvent(new Event(event, { bubbles: true }));
      }
      return found;
    },
    [marker, tags, attributes] as const,
  );

/** Articles whose id is `text-<n>` have this body. */
async function tellArticles(context: BrowserContext, bodies: readonly string[]): Promise<void> {
  await context.route('**/api/info/detail*', (route) => {
    const id = new URL(route.request().url()).searchParams.get('id') ?? '';
    const body = bodies[Number(id.split('-')[1])] ?? '';
    return route.fulfill({ json: { success: true, data: { id, kind: 'help', title: `Text ${id}`, summary: '', publishedAt: '2026-11-01T10:00:00+00:00', body } } });
  });
}
const articlePath = (face: string, at: number) => `${face === 'h5' ? '/h5/infodetail' : '/pc/information'}?id=text-${at}`;
/** Goes on to another article within the page. */
const turnTo = (page: Page, hash: string) => page.evaluate((next) => void (window.location.hash = next), hash);
const marked = (markup: string, at: number) => `<p>marker ${at}</p>${markup}`;

test('no markup of a corpus of attacks comes to life in an article', async ({ page, context, face, baseURL, expectConsole }) => {
  test.slow();
  expectConsole(/net::ERR_FAILED|status of 404/);
  const wanted = await closeTheGate(context, new URL(baseURL ?? '').origin);
  expect(Object.keys(attacks).length).toBeGreaterThanOrEqual(60);
  // The sanitising is the same on both faces: all of it on the phone, a part on the desktop.
  const corpus = Object.entries(attacks).filter((_attack, at) => face === 'h5' || at % 7 === 0);
  await tellArticles(context, corpus.map(([, markup], at) => marked(markup, at)));
  await page.addInitScript(armed);
  const got: string[] = [];
  for (const [at, [name]] of corpus.entries()) {
    await (at === 0 ? visit : turnTo)(page, articlePath(face, at));
    await expect(page.getByText(`marker ${at}`, { exact: true })).toBeVisible();
    for (const stranger of await strangersIn(page, `marker ${at}`)) got.push(`${name}: ${stranger}`);
    if ((await runs(page)) > 0) got.push(`${name}: ran`);
    await page.evaluate(() => Object.assign(window, { wasRun: 0 }));
  }
  expect(got).toEqual([]);
  expect(wanted).toEqual([]);
});

test('harmless markup of an article is kept as it is', async ({ page, context, face }) => {
  await tellArticles(context, harmless.map(([markup], at) => marked(markup, at)));
  for (const [at, [, shown]] of harmless.entries()) {
    await (at === 0 ? visit : turnTo)(page, articlePath(face, at));
    const text = page.getByText(`marker ${at}`, { exact: true }).locator('..');
    await expect.poll(() => text.evaluate((one) => one.innerHTML)).toBe(`<p>marker ${at}</p>${shown}`);
  }
});

test('a link within an article leads to pages of the shop alone, on the face in use', async ({ page, context, face }) => {
  await tellArticles(context, [marked('<a href="#/h5/order?status=toPay">mine</a>', 0)]);
  await visit(page, articlePath(face, 0));
  await expect(page.getByRole('link', { name: 'mine' })).toHaveAttribute('href', face === 'h5' ? '#/h5/order?status=toPay' : '#/pc/mine?index=orders&status=toPay');
});

/** Fields of answers that people read; each gets an attack behind its own words. */
const readable = new Set(['name', 'title', 'subtitle', 'summary', 'kicker', 'action', 'intro', 'alt', 'skuText', 'nickname', 'recipient', 'street', 'note', 'place', 'shopName', 'notice', 'label', 'contact', 'code', 'terms', 'payee', 'reason']);
const nasty = `"'><img src=x onerror=pwned()><svg onload=pwned()>{{pwned()}}\${pwned()}<script>pwned()</script>`;
const badLinks = [`javascript:pwned()`, '\tjava\nscript:pwned()', '//evil.example/', '/\\evil.example', 'data:text/html,<script>pwned()</script>'];
let link = 0;

function poisoned(value: unknown, key = ''): unknown {
  if (typeof value === 'string') {
    if (key === 'url') return badLinks[link++ % badLinks.length];
    return readable.has(key) ? value + nasty : value;
  }
  if (Array.isArray(value)) return value.map((one) => poisoned(one, key));
  if (typeof value !== 'object' || value === null) return value;
  if ('kind' in value && 'id' in value && key === 'target') return { kind: 'url', url: badLinks[link++ % badLinks.length] };
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, poisoned(inner, name)]));
}

test('no name, note, link or code of any answer comes to life on any page', async ({ page, context, face, signedIn, baseURL, expectConsole }) => {
  test.slow();
  expectConsole(/net::ERR_FAILED|status of 404/);
  const customer = await signedIn();
  const { id } = await customer.addAddress();
  await customer.place([{ skuId: 'harbour-radio.walnut', quantity: 1 }], id);
  for (const code of ['BALANCE-20', 'TICKET-CINEMA', 'COUPON-10']) await customer.redeem(code);
  const wanted = await closeTheGate(context, new URL(baseURL ?? '').origin);
  await context.route('**/api/**', async (route) => {
    if (route.request().method() === 'POST' && !/packGoods|recommendGoods/.test(route.request().url())) return route.continue();
    const response = await route.fetch();
    return route.fulfill({ response, json: poisoned(await response.json()) });
  });
  await page.addInitScript(armed);
  const pages = [
    ...builtViews[face],
    ...(face === 'h5'
      ? ['/h5/home', '/h5/order', '/h5/mine', '/h5/ticket', '/h5/wallet', '/h5/withdrawlog', '/h5/info', '/h5/components/address', '/h5/components/couponCard', '/h5/components/server', '/h5/components/ticketDetail', '/h5/share']
      : ['/pc/home', '/pc/mine?index=orders', '/pc/information']),
  ];
  const got: string[] = [];
  await visit(page, '/nowhere');
  for (const path of pages) {
    // A home page shows answers that were asked before the app had come.
    await (path.endsWith('/home') ? visit : moveOnBetween)(page, path);
    await expect(page.locator('main')).toContainText(/\S/);
    const bad = await page.evaluate(() => {
      const foreign = [...document.querySelectorAll('a[href]')].map((one) => one.getAttribute('href') ?? '').filter((href) => !/^(#|https?:\/\/[^/\\]|mailto:|tel:|\/(?![/\\]))/.test(href) || href.includes('evil.example'));
      return [...foreign, ...[...document.querySelectorAll('img[src="x"], svg[onload]')].map(({ tagName }) => tagName)];
    });
    for (const one of bad) got.push(`${path}: ${one}`);
    if ((await runs(page)) > 0) got.push(`${path}: ran`);
  }
  expect(got).toEqual([]);
  expect(wanted).toEqual([]);
  await expect(page.locator('body')).not.toContainText('undefined');
});
