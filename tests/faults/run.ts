/**
 * `npm run faults`: opens every route on its platform in Chromium, applies each fault to each of its calls, does every write
 * with each fault, and prints the combinations that the page does not handle. Needs a build in `dist`.
 */
import { writeFileSync } from 'node:fs';
import { chromium, request } from '@playwright/test';
import { readCommandLine } from '../../tools/command/commandLine';
import { runCommand, StartError } from '../../tools/command/startError';
import { chromiumFlags, testChromiumPath } from '../../tools/check/chromium';
import { assertDemoBuild } from '../../tools/build/freshness';
import type { Platform } from '../browser/shopTest';
import { writes } from '../browser/support/idempotency/writes';
import { newPhone, shopApi } from '../browser/support/shopApi';
import { createTranslate } from '../browser/support/texts';
import { ApiProxy } from './apiProxy';
import { startShop } from './startShop';
import { combinationsOf, writeCombinations, type Combination, type WriteCombination } from './plan';
import { timerSpeedup, instrumentPage } from './pageSnapshot';
import { isInSlice, missingFromSlice, missingWrites, sliceOf, writeSliceOf } from './slice';
import { savedProducts, labelOf, testPagesOf, type TestPage } from './testPages';
import { recordProfile } from './profile';
import { runFault } from './runFault';
import { runWriteFault } from './runWriteFault';
import { createVisitor, type Visitor } from './visitor';

const print = (line: string) => process.stdout.write(`${line}\n`);
const seconds = (since: number) => ((Date.now() - since) / 1000).toFixed(1);

const fullName = (testPage: TestPage) => `${testPage.platform} ${labelOf(testPage)}`;

const writeName = ({ write, platform }: Pick<WriteCombination, 'write' | 'platform'>) =>
  `${platform} write ${write.name}`;

const devices = {
  h5: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  pc: { viewport: { width: 1440, height: 900 } },
} as const;

runCommand(async () => {
  const { values: texts, flags } = readCommandLine({
    command: 'npm run faults',
    about:
      'Opens every route in Chromium and applies each fault to each of its calls, and to each write. Needs a build in dist.',
    options: {
      only: { value: 'TEXT', about: 'combinations that contain the text, for example a hash, a call or “write”' },
      not: { value: 'TEXT', about: 'pages that do not contain the text' },
      kinds: { value: 'KIND,KIND', about: 'only these faults' },
      slice: { about: 'the subset of npm run verify -- --all' },
      lanes: { value: 'N', about: 'pages in parallel, 3 by default' },
      report: { value: 'FILE', about: 'write { passed, failed } as JSON' },
    },
    environment: { CHROME_PATH: 'the Chromium when it is not in PATH' },
  });
  const { only: onlyText = '', not: excludedText, kinds: kindsText, report, lanes: laneText = '3' } = texts;
  const isSlice = flags.has('slice');
  const executablePath = testChromiumPath();
  assertDemoBuild();
  const startedAt = Date.now();
  const shop = await startShop();
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumFlags, '--blink-settings=imagesEnabled=false'],
  });
  const only = onlyText.split(' ').filter(Boolean);
  const matchesOnly = (...parts: string[]) => only.every((text) => parts.some((part) => part.includes(text)));
  const kinds = kindsText?.split(',');
  const tried: Combination[] = [];
  const triedWrites: WriteCombination[] = [];
  let passedCount = 0;
  const failures: string[] = [];
  try {
    const testPages = (['h5', 'pc'] as const).flatMap((platform) => testPagesOf(platform, shop.ids));
    // A text that matches no page must match a call or a fault.
    const pageTexts = only.filter((text) => testPages.some((testPage) => fullName(testPage).includes(text)));
    const isOfWrites = only.includes('write');
    const queue = testPages.filter(
      (testPage) =>
        !isOfWrites &&
        pageTexts.every((text) => fullName(testPage).includes(text)) &&
        !(excludedText && fullName(testPage).includes(excludedText)) &&
        (!isSlice || isInSlice(testPage)),
    );
    const writeQueue = (isSlice ? writeSliceOf(writes) : writeCombinations(writes)).filter(
      ({ write, platform, kind }) =>
        !(excludedText && writeName({ write, platform }).includes(excludedText)) &&
        matchesOnly(writeName({ write, platform }), write.call, kind) &&
        (kinds?.includes(kind) ?? true),
    );
    const lanes = Math.max(1, Number(laneText));
    let doneCount = 0;
    const pageCount = queue.length;
    const runLane = async () => {
      const visitors = new Map<Platform, Visitor>();
      for (let testPage = queue.shift(); testPage; testPage = queue.shift()) {
        const visitor = visitors.get(testPage.platform) ?? (await createVisitorFor(testPage));
        visitors.set(testPage.platform, visitor);
        await tryTestPage(visitor, testPage);
      }
      for (let combination = writeQueue.shift(); combination; combination = writeQueue.shift())
        await tryWrite(combination);
    };
    const openContext = async (platform: Platform, localStorage: Readonly<Record<string, string>>) => {
      const context = await browser.newContext({
        ...devices[platform],
        baseURL: shop.origin,
        locale: 'en-US',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        storageState: {
          cookies: [],
          origins: [
            {
              origin: shop.origin,
              localStorage: Object.entries(localStorage).map(([name, value]) => ({ name, value })),
            },
          ],
        },
      });
      // tsx adds calls of the helper `__name`, which the page does not define.
      await context.addInitScript('globalThis.__name = (work) => work;');
      await context.addInitScript(instrumentPage, timerSpeedup);
      return context;
    };
    const createVisitorFor = async ({ platform }: TestPage) => {
      const products = JSON.stringify(savedProducts);
      const context = await openContext(platform, { bag: products, saved: products });
      return createVisitor(context, new ApiProxy(), shop.token);
    };
    const api = shopApi(await request.newContext({ baseURL: shop.origin }));
    const tryWrite = async (combination: WriteCombination) => {
      const { write, platform, kind } = combination;
      const since = Date.now();
      const phone = newPhone();
      const customer = await api.signIn(phone);
      const context = await openContext(platform, write.isSignedOut ? {} : { token: customer.token });
      const caseContext = { platform, t: createTranslate('en'), shop: api, api: customer, phone };
      const failed = await runWriteFault(context, caseContext, write, kind).catch((error: unknown) => [
        `the test run failed: ${String(error).slice(0, 300)}`,
      ]);
      await context.close();
      triedWrites.push(combination);
      const name = `${writeName(combination)} · ${write.call} · ${kind}`;
      print(`${failed.length === 0 ? 'passed' : 'FAILED'} ${name} ${seconds(since)} s`);
      if (failed.length === 0) passedCount += 1;
      else failures.push(`${name}: ${failed.join('; ')}`);
    };
    const tryTestPage = async (visitor: Visitor, testPage: TestPage) => {
      const since = Date.now();
      const name = fullName(testPage);
      const profile = await recordProfile(visitor, testPage);
      for (const failure of profile.failures) failures.push(`${name} · without a fault: ${failure}`);
      const possible = combinationsOf(testPage, profile.calls, profile);
      const combinations = (isSlice ? sliceOf(testPage, possible) : possible).filter(
        ({ call, kind }) => matchesOnly(name, call, kind) && (kinds?.includes(kind) ?? true),
      );
      let passed = 0;
      const failed: string[] = [];
      for (const { call, kind } of combinations) {
        const faultFailures = await runFault(visitor, testPage, profile, { call, kind }).catch((error: unknown) => [
          `the test run failed: ${String(error).slice(0, 300)}`,
        ]);
        tried.push({ call, kind });
        if (faultFailures.length === 0) passed += 1;
        else failed.push(`${name} · ${call} · ${kind}: ${faultFailures.join('; ')}`);
      }
      passedCount += passed;
      failures.push(...failed);
      doneCount += 1;
      print(
        `${doneCount}/${pageCount} ${passed === combinations.length ? 'passed' : 'FAILED'} ${passed}/${combinations.length} ${name} [${profile.calls.join(' ')}] ${seconds(since)} s`,
      );
      for (const one of failed) print(`  ✗ ${one}`);
    };
    await Promise.all(Array.from({ length: lanes }, runLane));
  } finally {
    await browser.close();
    await shop.close();
  }
  const isWhole = only.length === 0 && !kinds && !excludedText;
  const missing = isSlice && isWhole ? [...missingFromSlice(tried), ...missingWrites(triedWrites)] : [];
  if (missing.length > 0) failures.push(`the slice does not cover ${missing.join(', ')}`);
  if (failures.length > 0) print('\nFailed combinations:');
  for (const failure of failures) print(`✗ ${failure}`);
  const triedCount = tried.length + triedWrites.length;
  print(
    `\n${triedCount} combinations: ${passedCount} passed, ${triedCount - passedCount} failed, in ${seconds(startedAt)} s`,
  );
  if (report) writeFileSync(report, JSON.stringify({ passed: passedCount, failed: triedCount - passedCount }));
  if (failures.length > 0) throw new StartError('Some combinations failed.');
});
