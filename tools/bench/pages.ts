/** Measures the main entry pages beside a static reference page, with Lighthouse CI. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumFlags, chromiumPath } from '../check/chromium';
import { installLocked } from '../command/lockedPackages';
import type { Preset } from './devices';
import { median, startShop, printTable, print, type BenchEnvironment } from './environment';

const product = 'cloud-nine-headphones';
/** The pages of each preset by their paths. The first one is the static page with the first screen of the second one. */
const pages: Readonly<Record<Preset, readonly string[]>> = {
  mobile: ['/static-h5.html', '/#/h5/home', `/#/h5/components/goodsDetail?id=${product}`],
  desktop: ['/static-pc.html', '/#/pc/home', `/#/pc/goodsdetail?id=${product}`],
};

/** `simulate`: computed of a fast load. `devtools`: network and CPU are really slowed down. */
type Throttling = 'simulate' | 'devtools';

const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;
const categories = ['performance', 'accessibility', 'best-practices'] as const;

/** The part of a Lighthouse report that is used here. */
interface Report {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly environment: { readonly benchmarkIndex: number };
}

/** Assertions of Lighthouse CI. Times are in ms. */
const atLeast = (minScore: number) => ['error', { minScore, aggregationMethod: 'median' }];
const atMost = (maxNumericValue: number) => ['error', { maxNumericValue, aggregationMethod: 'median' }];

/** The goals of each page. `staticLcp` is the LCP of the static one. */
type Goals = (staticLcp: number) => Readonly<Record<string, readonly unknown[]>>;
const none: Goals = () => ({});
const goals: Readonly<Record<Preset, Readonly<Record<Throttling, readonly Goals[]>>>> = {
  mobile: {
    simulate: [
      none,
      (staticLcp) => ({
        'categories:performance': atLeast(0.97),
        [audits.LCP]: atMost(Math.min(1_700, 1.2 * staticLcp)),
        [audits.TBT]: atMost(60),
        [audits.CLS]: atMost(0.01),
      }),
      () => ({ 'categories:performance': atLeast(0.97), [audits.LCP]: atMost(1_900) }),
    ],
    devtools: [none, () => ({ [audits.FCP]: atMost(450), [audits.LCP]: atMost(950) }), none],
  },
  desktop: {
    simulate: [
      none,
      (staticLcp) => ({
        'categories:performance': atLeast(1),
        [audits.LCP]: atMost(Math.min(650, 1.25 * staticLcp)),
      }),
      () => ({ 'categories:performance': atLeast(1) }),
    ],
    devtools: [none, none, none],
  },
};

/** Runs a command of Lighthouse CI in a folder, with what `ci` of its configuration says. Goals that are missed do not fail it. */
async function runLhci(program: string, folder: string, command: string, ci: object): Promise<void> {
  const config = join(folder, `${command}.json`);
  writeFileSync(config, JSON.stringify({ ci: { [command]: ci } }));
  const args = [program, command, `--config=${config}`, '--no-lighthouserc'];
  const output = command === 'collect' ? 'ignore' : 'inherit';
  const child = spawn(process.execPath, args, {
    cwd: folder,
    stdio: ['ignore', output, 'inherit'],
    env: { ...process.env, CHROME_PATH: chromiumPath() },
  });
  await new Promise((done) => child.once('close', done));
}

/** Measures one page `runs` times. Returns its medians by the names of the table, and prints which goals it reaches. */
async function measure(
  program: string,
  url: string,
  preset: Preset,
  throttling: Throttling,
  runs: number,
  goalsOf: (lcp: number) => ReturnType<Goals>,
): Promise<Readonly<Record<string, number>>> {
  const folder = mkdtempSync(join(tmpdir(), 'persimmon-lighthouse-'));
  try {
    // One page for each collection: Lighthouse CI takes addresses that differ behind the number sign for one page.
    await runLhci(program, folder, 'collect', {
      url: [url],
      numberOfRuns: runs,
      settings: {
        chromeFlags: chromiumFlags.join(' '),
        onlyCategories: throttling === 'simulate' ? categories : ['performance'],
        throttlingMethod: throttling,
        ...(preset === 'desktop' && { preset }),
      },
    });
    const results = join(folder, '.lighthouseci');
    const reports = readdirSync(results)
      .filter((name) => /^lhr-.*\.json$/.test(name))
      .map((name): Report => JSON.parse(readFileSync(join(results, name), 'utf8')));
    const medianOf = (figure: (report: Report) => number | undefined) =>
      median(reports.map((report) => figure(report) ?? Number.NaN));
    const figures: Record<string, number> = {};
    for (const name of categories) figures[name] = medianOf((one) => (one.categories[name]?.score ?? Number.NaN) * 100);
    for (const [name, audit] of Object.entries(audits))
      figures[name] = medianOf((one) => one.audits[audit]?.numericValue);
    figures['index'] = medianOf(({ environment }) => environment.benchmarkIndex);
    const assertions = goalsOf(figures['LCP'] ?? Number.NaN);
    if (Object.keys(assertions).length > 0)
      await runLhci(program, folder, 'assert', { assertions, includePassedAssertions: true });
    return figures;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Prints the figures and goals of all pages. `runs` is the number of Lighthouse runs for each page. */
export async function benchPages(environment: BenchEnvironment, runs: number): Promise<void> {
  const packages = await installLocked(__dirname, 'bench');
  const program = join(packages, 'node_modules/@lhci/cli/src/cli.js');
  const shop = await startShop(environment.folder);
  try {
    for (const preset of ['mobile', 'desktop'] as const)
      for (const throttling of ['simulate', 'devtools'] as const) {
        const count = throttling === 'simulate' ? runs : 3;
        print(`Pages, ${preset}, throttling "${throttling}", median of ${count} runs`);
        const rows: Readonly<Record<string, number>>[] = [];
        for (const [nth, path] of pages[preset].entries())
          rows.push(
            await measure(program, shop.base + path, preset, throttling, count, (lcp) =>
              (goals[preset][throttling][nth] ?? none)(rows[0]?.['LCP'] ?? lcp),
            ),
          );
        const names = Object.keys(rows[0] ?? {});
        printTable(
          ['', ...names],
          rows.map((figures, nth) => [
            pages[preset][nth] ?? '',
            ...names.map((name) => (figures[name] ?? Number.NaN).toFixed(name === 'CLS' ? 4 : 0).replace('NaN', '')),
          ]),
        );
        print();
      }
  } finally {
    await shop.close();
  }
}
