/** Measures the main entry pages beside a static reference page, with Lighthouse CI. */
import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromiumFlags, chromiumPath } from '../check/chromium';
import { installLocked } from '../command/lockedPackages';
import type { DevicePreset } from './devices';
import { median, startShop, printTable, printLine, type BenchEnvironment } from './environment';

const productId = 'cloud-nine-headphones';
/** The pages of each preset by their paths. The first one is the static page with the first screen of the second one. */
const pages: Readonly<Record<DevicePreset, readonly string[]>> = {
  mobile: ['/static-h5.html', '/#/h5/home', `/#/h5/components/goodsDetail?id=${productId}`],
  desktop: ['/static-pc.html', '/#/pc/home', `/#/pc/goodsdetail?id=${productId}`],
};

/** `simulate`: computed of a fast load. `devtools`: network and CPU are really slowed down. */
type Throttling = 'simulate' | 'devtools';

const lighthouseAudits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;
const lighthouseCategories = ['performance', 'accessibility', 'best-practices'] as const;

/** The part of a Lighthouse report that is used here. */
interface LighthouseReport {
  readonly categories: Readonly<Record<string, { readonly score: number }>>;
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly environment: { readonly benchmarkIndex: number };
}

/** Assertions of Lighthouse CI. Times are in ms. */
const atLeast = (minScore: number) => ['error', { minScore, aggregationMethod: 'median' }];
const atMost = (maxNumericValue: number) => ['error', { maxNumericValue, aggregationMethod: 'median' }];

/** The goals of each page. `staticLcp` is the LCP of the static one. */
type GoalsOf = (staticLcp: number) => Readonly<Record<string, readonly unknown[]>>;
const noGoals: GoalsOf = () => ({});
const goalsOfPages: Readonly<Record<DevicePreset, Readonly<Record<Throttling, readonly GoalsOf[]>>>> = {
  mobile: {
    simulate: [
      noGoals,
      (staticLcp) => ({
        'categories:performance': atLeast(0.97),
        [lighthouseAudits.LCP]: atMost(Math.min(1_700, 1.2 * staticLcp)),
        [lighthouseAudits.TBT]: atMost(60),
        [lighthouseAudits.CLS]: atMost(0.01),
      }),
      () => ({ 'categories:performance': atLeast(0.97), [lighthouseAudits.LCP]: atMost(1_900) }),
    ],
    devtools: [noGoals, () => ({ [lighthouseAudits.FCP]: atMost(450), [lighthouseAudits.LCP]: atMost(950) }), noGoals],
  },
  desktop: {
    simulate: [
      noGoals,
      (staticLcp) => ({
        'categories:performance': atLeast(1),
        [lighthouseAudits.LCP]: atMost(Math.min(650, 1.25 * staticLcp)),
      }),
      () => ({ 'categories:performance': atLeast(1) }),
    ],
    devtools: [noGoals, noGoals, noGoals],
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
async function measurePage(
  program: string,
  url: string,
  preset: DevicePreset,
  throttling: Throttling,
  runs: number,
  goalsOf: (lcp: number) => ReturnType<GoalsOf>,
): Promise<Readonly<Record<string, number>>> {
  const folder = mkdtempSync(join(tmpdir(), 'persimmon-lighthouse-'));
  try {
    // One page for each collection: Lighthouse CI takes addresses that differ behind the number sign for one page.
    await runLhci(program, folder, 'collect', {
      url: [url],
      numberOfRuns: runs,
      settings: {
        chromeFlags: chromiumFlags.join(' '),
        onlyCategories: throttling === 'simulate' ? lighthouseCategories : ['performance'],
        throttlingMethod: throttling,
        ...(preset === 'desktop' && { preset }),
      },
    });
    const results = join(folder, '.lighthouseci');
    const reports = readdirSync(results)
      .filter((name) => /^lhr-.*\.json$/.test(name))
      .map((name): LighthouseReport => JSON.parse(readFileSync(join(results, name), 'utf8')));
    const medianOf = (figure: (report: LighthouseReport) => number | undefined) =>
      median(reports.map((report) => figure(report) ?? Number.NaN));
    const figures: Record<string, number> = {};
    for (const name of lighthouseCategories)
      figures[name] = medianOf((one) => (one.categories[name]?.score ?? Number.NaN) * 100);
    for (const [name, audit] of Object.entries(lighthouseAudits))
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
        printLine(`Pages, ${preset}, throttling "${throttling}", median of ${count} runs`);
        const rows: Readonly<Record<string, number>>[] = [];
        for (const [nth, path] of pages[preset].entries())
          rows.push(
            await measurePage(program, shop.base + path, preset, throttling, count, (lcp) =>
              (goalsOfPages[preset][throttling][nth] ?? noGoals)(rows[0]?.['LCP'] ?? lcp),
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
        printLine();
      }
  } finally {
    await shop.close();
  }
}
