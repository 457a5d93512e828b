/** Lighthouse with its simulated throttling: the median of several runs, each with a new browser profile. */
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumPath, chromiumFlags } from '../check/chromium';
import { freePort } from '../command/freePort';
import type { Preset } from './devices';
import { importFile, lighthouseFolder, median } from './environment';

/** The part of a Lighthouse report that is used here. */
interface Report {
  readonly lhr: {
    readonly categories: Readonly<Record<string, { readonly score: number }>>;
    readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
    readonly environment: { readonly benchmarkIndex: number };
  };
}
type Lighthouse = (url: string, flags: object, config?: object) => Promise<Report>;

const audits = {
  fcp: 'first-contentful-paint',
  lcp: 'largest-contentful-paint',
  tbt: 'total-blocking-time',
  cls: 'cumulative-layout-shift',
  speedIndex: 'speed-index',
} as const;

export type Score = Readonly<
  Record<keyof typeof audits | 'performance' | 'accessibility' | 'bestPractices' | 'benchmarkIndex', number>
>;

async function runOnce(lighthouse: Lighthouse, url: string, config: object | undefined): Promise<Score> {
  const port = freePort();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumFlags, `--remote-debugging-port=${port}`],
  });
  try {
    const { lhr } = await lighthouse(
      url,
      { port, output: 'json', logLevel: 'silent', onlyCategories: ['performance', 'accessibility', 'best-practices'] },
      config,
    );
    const score = (name: string) => (lhr.categories[name]?.score ?? Number.NaN) * 100;
    const figures = Object.entries(audits).map(([name, audit]) => [
      name,
      lhr.audits[audit]?.numericValue ?? Number.NaN,
    ]);
    return {
      ...(Object.fromEntries(figures) as Record<keyof typeof audits, number>),
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      benchmarkIndex: lhr.environment.benchmarkIndex,
    };
  } finally {
    await browser.close();
  }
}

/**
 * Measures `url`: times in ms, scores from 0 to 100. Repeats runs without a score, and throws when too many runs have
 * none.
 */
export async function lighthouseScore(url: string, preset: Preset, runs: number): Promise<Score> {
  const folder = await lighthouseFolder();
  const { default: lighthouse } = await importFile<{ default: Lighthouse }>(join(folder, 'core/index.js'));
  const desktop =
    preset === 'desktop'
      ? (await importFile<{ default: object }>(join(folder, 'core/config/desktop-config.js'))).default
      : undefined;
  const scores: Score[] = [];
  for (let run = 0; run < 2 * runs && scores.length < runs; run += 1) {
    const score = await runOnce(lighthouse, url, desktop);
    if (Number.isFinite(score.performance)) scores.push(score);
  }
  const [first] = scores;
  if (!first || scores.length < runs) throw new Error(`Lighthouse could not measure ${url}.`);
  return Object.fromEntries(
    Object.keys(first).map((name) => [name, median(scores.map((score) => score[name as keyof Score]))]),
  ) as Score;
}
