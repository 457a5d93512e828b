/**
 * `npm run size`: compares the first load of each platform and its other pages in the production build with `budgets` of the
 * configuration, and checks that neither platform can load the UI kit of the other. `npm run build -- --analyze` shows the modules of
 * each file.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chunksReachableFrom, readChunkReport, type ChunkReport } from '../build/chunkReport';
import {
  platforms,
  filesBeyondHome,
  firstLoadFiles,
  kilobytesText,
  languages,
  type Platform,
  type Language,
} from '../build/firstLoad';
import { readCommandLine } from '../command/commandLine';
import { distFolder } from '../build/freshness';
import { loadShop } from '../config/shopConfig';
import { runCommand, StartError } from '../command/startError';

/** Number of routes that are printed: the heaviest ones. */
const printedRoutes = 3;

/** Packages that only the other platform may load. */
const foreignKitPackages: Readonly<Record<Platform, RegExp>> = {
  h5: /^(?:antd$|@ant-design\/|@rc-component\/(?!mini-decimal$))/,
  pc: /^antd-mobile/,
};

const gzippedBytes = (file: string) => gzipSync(readFileSync(join(distFolder, file)), { level: 9 }).length;

interface LoadSize {
  /** Gzipped bytes. */
  readonly js: number;
  readonly css: number;
  readonly files: number;
}

function firstLoadSize(report: ChunkReport, platform: Platform, language: Language): LoadSize {
  const files = firstLoadFiles(report, platform, language);
  const sizeOf = (ending: string) =>
    files.filter((file) => file.endsWith(ending)).reduce((sum, file) => sum + gzippedBytes(file), 0);
  return { js: sizeOf('.js'), css: sizeOf('.css'), files: files.length };
}

/** Routes with the gzipped bytes of JavaScript that each loads beyond home, the heaviest first. */
const routesBeyondHome = (report: ChunkReport, platform: Platform, language: Language) =>
  [...filesBeyondHome(report, platform, language)]
    .map(([name, files]) => ({
      route: name.replace('src__pages__', '').replace('__index', '').replaceAll('__', '/'),
      js: files.reduce((sum, file) => sum + gzippedBytes(file), 0),
    }))
    .sort((one, other) => other.js - one.js);

/** Packages of the other platform's UI kit that the platform can load, one message for each chunk. Empty is correct. */
function foreignPackages(report: ChunkReport, platform: Platform): string[] {
  const own = report.groups.filter(
    ({ name }) => name === `shell-${platform}` || name?.startsWith(`src__pages__${platform}__`),
  );
  return chunksReachableFrom(report, own).flatMap(({ name, packages }) => {
    const foreign = packages.filter((one) => foreignKitPackages[platform].test(one));
    return foreign.length > 0
      ? [`The platform ${platform} can load ${foreign.join(', ')} in the chunk ${name ?? '(unnamed)'}.`]
      : [];
  });
}

runCommand(() => {
  readCommandLine({
    command: 'npm run size',
    about: 'Compares the JavaScript of the production build with the budgets of the configuration of the shop.',
    environment: { SHOP_CONFIG: 'the configuration of the build; shop.config.ts by default' },
  });
  const { budgets } = loadShop();
  const report = readChunkReport();
  const heaviest: Record<Platform, number> = { h5: 0, pc: 0 };
  const lines = ['First load, gzipped         JavaScript    styles  files'];
  for (const platform of platforms) {
    for (const language of languages) {
      const { js, css, files } = firstLoadSize(report, platform, language);
      heaviest[platform] = Math.max(heaviest[platform], js);
      lines.push(
        `  /#/${platform}/home in ${language.code}       ${kilobytesText(js)}${kilobytesText(css)}${String(files).padStart(7)}`,
      );
    }
  }

  const errors = platforms.flatMap((platform) => foreignPackages(report, platform));
  for (const platform of platforms) {
    const limit = budgets[platform] * 1000;
    lines.push(`  ${platform}: ${kilobytesText(heaviest[platform]).trim()} of ${kilobytesText(limit).trim()}`);
    if (heaviest[platform] > limit)
      errors.push(
        `The first load of /#/${platform}/home is ${heaviest[platform] - limit} bytes over its budget. "npm run build -- --analyze" shows what it contains.`,
      );
  }
  for (const platform of platforms) {
    const limit = budgets[`${platform}Page`] * 1000;
    const heaviestRoutes = languages.flatMap((language) =>
      routesBeyondHome(report, platform, language).map((route) => ({ ...route, language })),
    );
    lines.push(`  ${platform}, heaviest routes beyond home, limit ${kilobytesText(limit).trim()}`);
    for (const { route, language, js } of [...heaviestRoutes]
      .sort((one, other) => other.js - one.js)
      .slice(0, printedRoutes))
      lines.push(`    ${route} in ${language.code}: ${kilobytesText(js).trim()}`);
    for (const { route, language, js } of heaviestRoutes)
      if (js > limit) errors.push(`${route} in ${language.code} loads ${js - limit} bytes beyond its limit.`);
  }
  if (errors.length === 0) lines.push('Neither platform can load the UI kit of the other.');
  process.stdout.write(`${lines.join('\n')}\n`);
  if (errors.length > 0) throw new StartError(errors.join('\n'));
});
