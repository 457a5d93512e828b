/** Measures repeat visits, the first visit after a deploy, and navigation within the app. */
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext } from '@playwright/test';
import { compressFolder } from '../build/compress';
import { devices, throttleToDevice, waitUntilRendered, withBrowser } from './devices';
import { median, startShop, printTable, printLine, type BenchEnvironment } from './environment';
import { benchFirstOpenings, benchNavigation } from './navigation';

const msText = (figure: number) => `${Math.round(figure)} ms`;
const h5Home = '/#/h5/home';

/** Ms in which the service worker caches the home page. */
const cacheWriteMs = 6_000;

/** Number of repetitions of a measurement. */
const repetitions = 5;

/** A minimal page without network throttling: the paint time of a new tab itself, with the CPU of a phone. */
const minimalPage = '/word.html';
const noThrottling = { latency: 0, downloadThroughput: -1, uploadThroughput: -1 };

/** Ms until the first contentful paint in a new tab, with the network and the CPU of a phone. */
async function firstPaint(context: BrowserContext, url: string): Promise<number> {
  const page = await context.newPage();
  const isMinimalPage = url.endsWith(minimalPage);
  await throttleToDevice(
    await context.newCDPSession(page),
    isMinimalPage ? { ...devices.mobile, network: noThrottling } : devices.mobile,
  );
  await page.goto(url);
  if (isMinimalPage) await page.waitForTimeout(500);
  else await waitUntilRendered(page);
  const fcp = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
  );
  await page.close();
  return fcp;
}

async function visitOnce(context: BrowserContext, url: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(url);
  await waitUntilRendered(page);
  await page.waitForTimeout(cacheWriteMs);
  await page.close();
}

/** Deploys a build whose document differs. */
function deployTo(folder: string, from: string): void {
  cpSync(from, folder, { recursive: true });
  const file = join(folder, 'index.html');
  writeFileSync(file, readFileSync(file, 'utf8').replace('</head>', '<meta name="deploy" content="2"></head>'));
}

async function benchRevisits(
  environment: BenchEnvironment,
): Promise<readonly (readonly [string, string, string, boolean])[]> {
  const folder = join(tmpdir(), `persimmon-deploy-${process.pid}`);
  cpSync(environment.folder, folder, { recursive: true });
  writeFileSync(join(folder, minimalPage), '<!doctype html><title>Word</title><p>Word');
  const shop = await startShop(folder);
  try {
    return await withBrowser('mobile', async (context) => {
      await visitOnce(context, shop.base + h5Home);
      const paints: number[] = [];
      const minimalPaints: number[] = [];
      while (paints.length < repetitions) {
        paints.push(await firstPaint(context, shop.base + h5Home));
        minimalPaints.push(await firstPaint(context, shop.base + minimalPage));
      }
      const repeatVisit = median(paints);
      deployTo(folder, environment.folder);
      await compressFolder(folder);
      const afterDeploy = await firstPaint(context, shop.base + h5Home);
      return [
        [
          `h5/home, second visit: first paint, applied, median of ${repetitions}`,
          msText(repeatVisit),
          '< 300 ms',
          repeatVisit < 300,
        ],
        [
          `a minimal page without network throttling, in a new tab: first paint, median of ${repetitions}`,
          msText(median(minimalPaints)),
          '',
          true,
        ],
        ['h5/home, first visit after a deploy', msText(afterDeploy), '< 300 ms', afterDeploy < 300],
      ] as const;
    });
  } finally {
    await shop.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Prints the times of repeat visits, of the first visit after a deploy, and of navigation. */
export async function benchVisits(environment: BenchEnvironment): Promise<void> {
  printLine('Visits and navigation, with the network and the CPU of a phone');
  const rows = [
    ...(await benchRevisits(environment)),
    ...(await benchNavigation(environment)),
    ...(await benchFirstOpenings(environment)),
  ];
  printTable(
    ['Goal', 'reached', 'wanted', ''],
    rows.map(([label, figure, goal, isMet]) => [label, figure, goal, goal === '' ? '' : isMet ? 'met' : 'MISSED']),
  );
}
