/** Measures the main entry pages beside a static reference page. */
import type { Preset } from './devices';
import { median, startShop, printTable, print, type BenchEnvironment } from './environment';
import { lighthouseScore, type Score } from './lighthouse';
import { loadPage, type Load } from './loadPage';

interface Measurement {
  readonly name: string;
  readonly preset: Preset;
  readonly score: Score;
  readonly load: Load;
  /** Load with throttled network and CPU. */
  readonly slow: Load;
}

interface Subject {
  readonly name: string;
  readonly path: string;
  readonly preset: Preset;
}

const product = 'cloud-nine-headphones';
const subjects = {
  staticH5: { name: 'static page, first screen of h5/home', path: '/static-h5.html', preset: 'mobile' },
  h5: { name: 'h5/home', path: '/#/h5/home', preset: 'mobile' },
  product: { name: 'h5 goodsDetail by its link', path: `/#/h5/components/goodsDetail?id=${product}`, preset: 'mobile' },
  staticPc: { name: 'static page, first screen of pc/home', path: '/static-pc.html', preset: 'desktop' },
  pc: { name: 'pc/home', path: '/#/pc/home', preset: 'desktop' },
  pcProduct: { name: 'pc goodsdetail by its link', path: `/#/pc/goodsdetail?id=${product}`, preset: 'desktop' },
} satisfies Record<string, Subject>;

const ms = (figure: number) => `${Math.round(figure)} ms`;
const kB = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;

/** Median of each metric over three throttled loads, because single loads vary. */
async function slowLoad(url: string, preset: Preset): Promise<Load> {
  const loads: Load[] = [];
  for (let run = 0; run < 3; run += 1) loads.push(await loadPage(url, preset, true));
  const [first] = loads;
  return Object.fromEntries(
    Object.keys(first ?? {}).map((name) => [name, median(loads.map((load) => load[name as keyof Load]))]),
  ) as unknown as Load;
}

async function measure(base: string, { name, path, preset }: Subject, runs: number): Promise<Measurement> {
  const url = base + path;
  return {
    name,
    preset,
    load: await loadPage(url, preset, false),
    slow: await slowLoad(url, preset),
    score: await lighthouseScore(url, preset, runs),
  };
}

type Goal = readonly [label: string, figure: string, goal: string, isMet: boolean];

function goalsOf({
  staticH5,
  h5,
  product: detail,
  staticPc,
  pc,
  pcProduct,
}: Readonly<Record<keyof typeof subjects, Measurement>>): Goal[] {
  const h5Lcp = Math.min(1_700, 1.2 * staticH5.score.lcp);
  const pcLcp = Math.min(650, 1.25 * staticPc.score.lcp);
  return [
    ['h5/home performance', String(Math.round(h5.score.performance)), '>= 97', h5.score.performance >= 97],
    ['h5/home LCP, simulated', ms(h5.score.lcp), `<= ${ms(h5Lcp)}`, h5.score.lcp <= h5Lcp],
    ['h5/home FCP, applied', ms(h5.slow.fcp), '< 450 ms', h5.slow.fcp < 450],
    ['h5/home LCP, applied', ms(h5.slow.lcp), '< 950 ms', h5.slow.lcp < 950],
    ['h5/home TBT', ms(h5.score.tbt), '< 60 ms', h5.score.tbt < 60],
    ['h5/home CLS', h5.score.cls.toFixed(4), '< 0.01', h5.score.cls < 0.01],
    ['h5/home JavaScript, gzip', kB(h5.load.jsGzip), '< 130 kB', h5.load.jsGzip < 130_000],
    ['h5/home JavaScript before the first screen', kB(h5.slow.jsBeforeFcp), '< 60 kB', h5.slow.jsBeforeFcp < 60_000],
    [
      'h5 goodsDetail performance',
      String(Math.round(detail.score.performance)),
      '>= 97',
      detail.score.performance >= 97,
    ],
    ['h5 goodsDetail LCP, simulated', ms(detail.score.lcp), '< 1900 ms', detail.score.lcp < 1_900],
    ['pc/home performance', String(Math.round(pc.score.performance)), '100', pc.score.performance >= 99.5],
    [
      'pc goodsdetail performance',
      String(Math.round(pcProduct.score.performance)),
      '100',
      pcProduct.score.performance >= 99.5,
    ],
    ['pc/home LCP, simulated', ms(pc.score.lcp), `<= ${ms(pcLcp)}`, pc.score.lcp <= pcLcp],
  ];
}

/** Prints the metrics of all pages, then the goals. `runs` is the number of Lighthouse runs for each page. */
export async function benchPages(environment: BenchEnvironment, runs: number): Promise<void> {
  const shop = await startShop(environment.folder);
  try {
    const measurements: Partial<Record<keyof typeof subjects, Measurement>> = {};
    for (const [key, subject] of Object.entries(subjects))
      measurements[key as keyof typeof subjects] = await measure(shop.base, subject, runs);
    const results = measurements as Record<keyof typeof subjects, Measurement>;
    print(
      `Pages, median of ${runs} Lighthouse runs; "applied" is the median of three loads with throttled network and CPU.`,
    );
    printTable(
      [
        '',
        'perf',
        'FCP',
        'LCP',
        'TBT',
        'CLS',
        'a11y',
        'BP',
        'index',
        'applied FCP',
        'LCP',
        'CLS',
        'JS gzip',
        'transfer',
        'requests',
        'nodes',
      ],
      Object.values(results).map(({ name, score, slow, load }) => [
        name,
        score.performance.toFixed(0),
        ms(score.fcp),
        ms(score.lcp),
        ms(score.tbt),
        score.cls.toFixed(4),
        score.accessibility.toFixed(0),
        score.bestPractices.toFixed(0),
        score.benchmarkIndex.toFixed(0),
        ms(slow.fcp),
        ms(slow.lcp),
        slow.cls.toFixed(4),
        kB(load.jsGzip),
        kB(load.bytes),
        String(load.requests),
        String(load.nodes),
      ]),
    );
    print();
    printTable(
      ['Goal', 'reached', 'wanted', ''],
      goalsOf(results).map(([label, figure, goal, isMet]) => [label, figure, goal, isMet ? 'met' : 'MISSED']),
    );
  } finally {
    await shop.close();
  }
}
