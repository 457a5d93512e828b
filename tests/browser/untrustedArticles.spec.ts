/**
 * The body of an article is untrusted markup. The content security policy is disabled in most of these tests, so only the
 * sanitizer protects.
 */
import type { BrowserContext, Page } from '@playwright/test';
import { attacks, harmless } from './support/attacks';
import { blockOtherOrigins, definePwned, pwnedRunCount } from './support/injection';
import { expect, test } from './support/storeTest';
import { visit } from './support/navigation';

test.use({ bypassCSP: true });

const allowedElements = [
  'H2',
  'H3',
  'H4',
  'P',
  'BR',
  'UL',
  'OL',
  'LI',
  'STRONG',
  'B',
  'EM',
  'I',
  'A',
  'IMG',
  'BLOCKQUOTE',
  'TABLE',
  'THEAD',
  'TBODY',
  'TR',
  'TH',
  'TD',
];
const allowedAttributeNames = [
  'href',
  'src',
  'alt',
  'width',
  'height',
  'colspan',
  'rowspan',
  'target',
  'rel',
  'loading',
  'referrerpolicy',
];

/** Forbidden markup in the article: elements, attributes, URL schemes, links without `noopener`. */
const findForbiddenMarkup = (page: Page, marker: string) =>
  page.evaluate(
    ([texts, allowedTags, allowedAttributes]) => {
      const text = [...document.querySelectorAll('main p')].find((one) => one.textContent === texts)?.parentElement;
      if (!text) return ['the article is missing'];
      const findings: string[] = [];
      for (const one of text.querySelectorAll('*')) {
        if (!allowedTags.includes(one.tagName)) findings.push(one.tagName);
        for (const { name } of one.attributes)
          if (!allowedAttributes.includes(name)) findings.push(`${one.tagName} ${name}`);
        const href = one.getAttribute('href');
        if (href !== null && !/^(https?:\/\/[^/\\]|mailto:|tel:|#\/(h5|pc)\/)/.test(href))
          findings.push(`${one.tagName} to ${href}`);
        if (one.getAttribute('target') === '_blank' && !/\bnoopener\b/.test(one.getAttribute('rel') ?? ''))
          findings.push('a link without noopener');
        const src = one.getAttribute('src');
        if (src !== null && !/^(https:\/\/|\/(?![/\\])|data:image\/(png|jpeg|webp|avif);)/.test(src))
          findings.push(`${one.tagName} from ${src}`);
        // Dispatches events that a user can cause on any element.
        for (const event of ['pointerenter', 'mouseover', 'focus', 'toggle', 'animationend'])
          one.dispatchEvent(new Event(event, { bubbles: true }));
      }
      return findings;
    },
    [marker, allowedElements, allowedAttributeNames] as const,
  );

/** Responds to `info/detail` for the id `text-<n>` with an article that has the body n. */
async function serveArticles(context: BrowserContext, bodies: readonly string[]): Promise<void> {
  await context.route('**/api/info/detail*', (route) => {
    const id = new URL(route.request().url()).searchParams.get('id') ?? '';
    const body = bodies[Number(id.split('-')[1])] ?? '';
    return route.fulfill({
      json: {
        success: true,
        data: { id, kind: 'help', title: `Text ${id}`, summary: '', publishedAt: '2026-11-01T10:00:00+00:00', body },
      },
    });
  });
}
const articlePath = (platform: string, at: number) =>
  `${platform === 'h5' ? '/h5/infodetail' : '/pc/information'}?id=text-${at}`;
/** Opens another article without a document load. */
const openArticle = (page: Page, hash: string) => page.evaluate((next) => void (window.location.hash = next), hash);
const withMarker = (markup: string, at: number) => `<p>marker ${at}</p>${markup}`;

test('no markup of the attack corpus runs in an article', async ({
  page,
  context,
  platform,
  baseURL,
  expectConsole,
}) => {
  test.slow();
  expectConsole(/net::ERR_FAILED|status of 404/);
  const blocked = await blockOtherOrigins(context, new URL(baseURL ?? '').origin);
  expect(Object.keys(attacks).length).toBeGreaterThanOrEqual(60);
  // Sanitizing is the same on both platforms: the phone tests the whole corpus, the desktop a part.
  const corpus = Object.entries(attacks).filter((_attack, at) => platform === 'h5' || at % 7 === 0);
  await serveArticles(
    context,
    corpus.map(([, markup], at) => withMarker(markup, at)),
  );
  await page.addInitScript(definePwned);
  const failures: string[] = [];
  for (const [at, [name]] of corpus.entries()) {
    await (at === 0 ? visit : openArticle)(page, articlePath(platform, at));
    await expect(page.getByText(`marker ${at}`, { exact: true })).toBeVisible();
    for (const finding of await findForbiddenMarkup(page, `marker ${at}`)) failures.push(`${name}: ${finding}`);
    if ((await pwnedRunCount(page)) > 0) failures.push(`${name}: ran`);
    await page.evaluate(() => Object.assign(window, { runCount: 0 }));
  }
  expect(failures).toEqual([]);
  expect(blocked).toEqual([]);
});

test('harmless markup of an article is not changed', async ({ page, context, platform }) => {
  await serveArticles(
    context,
    harmless.map(([markup], at) => withMarker(markup, at)),
  );
  for (const [at, [, shown]] of harmless.entries()) {
    await (at === 0 ? visit : openArticle)(page, articlePath(platform, at));
    const text = page.getByText(`marker ${at}`, { exact: true }).locator('..');
    await expect.poll(() => text.evaluate((one) => one.innerHTML)).toBe(`<p>marker ${at}</p>${shown}`);
  }
});

test('a link in an article leads to the page of the current platform', async ({ page, context, platform }) => {
  await serveArticles(context, [withMarker('<a href="#/h5/order?status=toPay">mine</a>', 0)]);
  await visit(page, articlePath(platform, 0));
  await expect(page.getByRole('link', { name: 'mine' })).toHaveAttribute(
    'href',
    platform === 'h5' ? '#/h5/order?status=toPay' : '#/pc/mine?index=orders&status=toPay',
  );
});

test.describe('with the content policy', () => {
  test.use({ bypassCSP: false });

  test('cleaning the attack corpus breaks no directive, and harmless markup stays', async ({
    page,
    context,
    platform,
  }) => {
    await serveArticles(context, [withMarker('', 0)]);
    await visit(page, articlePath(platform, 0));
    await expect(page.getByText('marker 0', { exact: true })).toBeVisible();
    const { shown, violations } = await page.evaluate(
      async ([hostile, safe]) => {
        const directives: string[] = [];
        let markup = '';
        document.addEventListener('securitypolicyviolation', ({ effectiveDirective }) =>
          directives.push(`${markup}: ${effectiveDirective}`),
        );
        const clean = (html: string) => String(window.startup?.policy.createHTML(html));
        for (const [name, html] of hostile) {
          markup = name;
          clean(html);
          // The events are tasks of their own.
          await new Promise((done) => setTimeout(done));
        }
        return { shown: safe.map(([html]) => clean(html)), violations: directives };
      },
      [Object.entries(attacks), harmless] as const,
    );
    expect(violations).toEqual([]);
    expect(shown).toEqual(harmless.map(([, expected]) => expected));
  });
});
