/** The second visit, the visit after a deploy, and the way from screen to screen. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { compressFolder } from '../compress';
import { devices, slowDown, whenFilled, withBrowser } from './devices';
import { median, openShop, table, tell, type Lab } from './lab';

const ms = (figure: number) => `${Math.round(figure)} ms`;
const h5Home = '/#/h5/home';

/** Ms that the service worker is given to put the first screen aside. */
const settling = 6_000;

/** How often a visit is measured that can be had again. */
const times = 5;

/** A page of one word on no line at all: what a fresh tab takes by itself, with the processor of a phone. */
const word = '/word.html';
const noLine = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Ms until the first paint of a fresh tab, with the line and the processor of a phone. */
async function firstPaint(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  const isWord = url.endsWith(word);
  await slowDown(await context.newCDPSession(page), isWord ? { ...devices.mobile, line: noLine } : devices.mobile);
  await page.goto(url);
  if (isWord) await page.waitForTimeout(500);
  else await whenFilled(page);
  const fcp = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN);
  await page.close();
  return fcp;
}

async function visitOnce(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await whenFilled(page);
  await page.waitForTimeout(settling);
  await page.close();
}

/** What another build looks like to a browser that knows the last one: the page is another. */
function deployTo(folder: string, from: string): void {
  cpSync(from, folder, { recursive: true });
  const file = join(folder, 'index.html');
  writeFileSync(file, readFileSync(file, 'utf8').replace('</head>', '<meta name="deploy" content="2"></head>'));
}

async function benchRevisits(lab: Lab): Promise<readonly (readonly [string, string, string, boolean])[]> {
  const folder = join(tmpdir(), `persimmon-deploy-${process.pid}`);
  cpSync(lab.folder, folder, { recursive: true });
  writeFileSync(join(folder, word), '<!doctype html><title>Word</title><p>Word');
  const shop = await openShop(folder);
  try {
    return await withBrowser('mobile', async (context) => {
      await visitOnce(context, shop.base + h5Home);
      const paints: number[] = [];
      const floors: number[] = [];
      while (paints.length < times) {
        paints.push(await firstPaint(context, shop.base + h5Home));
        floors.push(await firstPaint(context, shop.base + word));
      }
      const again = median(paints);
      deployTo(folder, lab.folder);
      await compressFolder(folder);
      const afterDeploy = await firstPaint(context, shop.base + h5Home);
      return [
        [`h5/home, second visit: first paint, applied, median of ${times}`, ms(again), '< 300 ms', again < 300],
        [`a page of one word without a line, in a fresh tab: first paint, median of ${times}`, ms(median(floors)), '', true],
        ['h5/home, first visit after a deploy', ms(afterDeploy), '< 300 ms', afterDeploy < 300],
      ] as const;
    });
  } finally {
    await shop.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Ms from the press until the next screen stands with its heading, and until it is filled; what it asked the shop meanwhile. */
async function step(page: Page, press: () => Promise<void>, heading: string): Promise<{ frame: number; filled: number; asked: string[] }> {
  const asked: string[] = [];
  const listen = (request: { url(): string }) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
  };
  page.on('request', listen);
  const before = await page.evaluate(() => location.hash);
  await page.evaluate(
    (from) => {
      const times = { start: 0, frame: 0, filled: 0 };
      const former = document.querySelector('#root main');
      Object.assign(window, { times });
      addEventListener('click', () => (times.start ||= performance.now()), { capture: true, once: true });
      const look = () => {
        if (times.start && location.hash !== from) {
          const main = document.querySelector('#root main');
          if (main && main !== former) times.frame ||= performance.now();
          if (times.frame && !document.querySelector('#root .bone') && document.querySelector('#root h1')) times.filled ||= performance.now();
        }
        if (!times.filled) requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    },
    before,
  );
  await press();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor({ timeout: 60_000 });
  await page.waitForFunction(() => (window as unknown as { times: { filled: number } }).times.filled > 0);
  const times = await page.evaluate(() => (window as unknown as { times: { start: number; frame: number; filled: number } }).times);
  page.off('request', listen);
  return { frame: times.frame - times.start, filled: times.filled - times.start, asked };
}

/** From the home page to its first goods and back, in a browser that was never used before. */
function stepOnce(base: string) {
  return withBrowser('mobile', async (context) => {
    const page = await context.newPage();
    await page.goto(base + h5Home);
    await whenFilled(page);
    await page.waitForTimeout(settling);
    await slowDown(await context.newCDPSession(page), devices.mobile);
    const card = page.locator('a[href*="goodsDetail"]').first();
    const name = (await card.locator('xpath=.').innerText()).split('\n')[0] ?? '';
    // A finger rests on the link for about a tenth of a second before the click comes.
    const press = async () => {
      await card.dispatchEvent('pointerover');
      await page.waitForTimeout(100);
      await card.click();
    };
    const there = await step(page, press, name);
    const back = await step(page, async () => void (await page.evaluate(() => (document.body.click(), history.back()))), 'Persimmon');
    return { ...there, askedGoingBack: back.asked };
  });
}

async function benchSteps(lab: Lab): Promise<readonly (readonly [string, string, string, boolean])[]> {
  const shop = await openShop(lab.folder);
  try {
    const steps: Awaited<ReturnType<typeof stepOnce>>[] = [];
    while (steps.length < times) steps.push(await stepOnce(shop.base));
    const frame = median(steps.map((one) => one.frame));
    const asked = [...new Set(steps.flatMap((one) => one.asked))];
    const askedGoingBack = [...new Set(steps.flatMap((one) => one.askedGoingBack))];
    return [
      [`h5/home to goods, applied: frame of the next screen, median of ${times}`, ms(frame), '< 100 ms', frame < 100],
      [`h5/home to goods, applied: filled, median of ${times}`, ms(median(steps.map((one) => one.filled))), 'one round trip', steps.every((one) => one.asked.length <= 2)],
      ['h5/home to goods: asked of the shop', asked.join(' ') || 'nothing', '', true],
      ['back to h5/home: asked again although fresh', askedGoingBack.join(' ') || 'nothing', 'nothing', askedGoingBack.length === 0],
    ];
  } finally {
    await shop.close();
  }
}

/** Pages whose code the home page has not brought. */
const unopened = ['order', 'mine', 'hall', 'wallet', 'ticket', 'components/address', 'components/couponCard', 'info', 'share', 'components/server'];

/** Ms from a new address within the app until its page stands filled. */
const goTo = (page: Page, path: string): Promise<number> =>
  page.evaluate(
    (next) =>
      new Promise<number>((done) => {
        const headingNow = () => document.querySelector('#root h1')?.textContent ?? '';
        const before = headingNow();
        const startedAt = performance.now();
        window.location.hash = next;
        const look = () => {
          const isThere = headingNow() && headingNow() !== before && !document.querySelector('#root .bone');
          if (isThere) done(performance.now() - startedAt);
          else requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    path,
  );

async function benchOpenings(lab: Lab): Promise<readonly (readonly [string, string, string, boolean])[]> {
  const shop = await openShop(lab.folder);
  try {
    return await withBrowser('mobile', async (context) => {
      const page = await context.newPage();
      const taken: number[] = [];
      for (const path of unopened) {
        // Another document each time, which knows no code but that of the home page.
        await page.goto(`${shop.base}/?opening=${taken.length}${h5Home.slice(1)}`);
        await whenFilled(page);
        await page.waitForTimeout(500);
        taken.push(await goTo(page, `/h5/${path}`));
      }
      return [[`a page opened for the first time, fast line, median of ${unopened.length}`, ms(median(taken)), '', true]] as const;
    });
  } finally {
    await shop.close();
  }
}

/** Prints what the second visit, the one after a deploy and a step inside the app take. */
export async function benchVisits(lab: Lab): Promise<void> {
  tell('Visits and steps, on the line and the processor of a phone');
  const rows = [...(await benchRevisits(lab)), ...(await benchSteps(lab)), ...(await benchOpenings(lab))];
  table(['Goal', 'reached', 'wanted', ''], rows.map(([what, figure, goal, isMet]) => [what, figure, goal, goal === '' ? '' : isMet ? 'met' : 'MISSED']));
}
