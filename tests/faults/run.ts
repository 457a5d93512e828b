/**
 * `npm run faults`: opens every route on its face in Chromium, breaks each call that it makes in each way, and says where
 * the page did not hold. `--slice` tries each call and each fault at least once, `--only <text>` what has the text in its
 * name, `--not <text>` what has not, `--kinds <kind,kind>` these faults alone, `--lanes <n>` so many pages side by side. Wants a build in `dist`.
 */
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { runCommand, StartError } from '../../tools/startError';
import { quietFlags, testChromiumPath } from '../../tools/chromium';
import type { Face } from '../browser/shopTest';
import { Line } from './line';
import { openShop } from './openShop';
import { combinationsOf, type Combination } from './plan';
import { haste, preparePage } from './sight';
import { isInSlice, leftOut, sliceOf } from './slice';
import { collected, nameOf, stationsOf, type Station } from './stations';
import { takeProfile } from './profile';
import { attempt } from './trial';
import { enter, type Visitor } from './visitor';

const say = (line: string) => process.stdout.write(`${line}\n`);
const seconds = (since: number) => ((Date.now() - since) / 1000).toFixed(1);

const fullName = (station: Station) => `${station.face} ${nameOf(station)}`;

const screens = {
  h5: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  pc: { viewport: { width: 1440, height: 900 } },
} as const;

runCommand(async () => {
  const { values } = parseArgs({ options: { only: { type: 'string' }, not: { type: 'string' }, kinds: { type: 'string' }, slice: { type: 'boolean', default: false }, lanes: { type: 'string', default: '3' } } });
  const startedAt = Date.now();
  const shop = await openShop();
  const browser = await chromium.launch({ executablePath: testChromiumPath(), args: [...quietFlags, '--blink-settings=imagesEnabled=false'] });
  const only = (values.only ?? '').split(' ').filter(Boolean);
  const fits = (...parts: string[]) => only.every((word) => parts.some((part) => part.includes(word)));
  const kinds = values.kinds?.split(',');
  const tried: Combination[] = [];
  let heldInAll = 0;
  const failures: string[] = [];
  try {
    const stations = (['h5', 'pc'] as const).flatMap((face) => stationsOf(face, shop.shown));
    // Words that name no station name a call or a fault.
    const placeWords = only.filter((word) => stations.some((station) => fullName(station).includes(word)));
    const waiting = stations.filter((station) => placeWords.every((word) => fullName(station).includes(word)) && !(values.not && fullName(station).includes(values.not)) && (!values.slice || isInSlice(station)));
    const lanes = Math.max(1, Number(values.lanes));
    let done = 0;
    const all = waiting.length;
    const work = async () => {
      const visitors = new Map<Face, Visitor>();
      for (let station = waiting.shift(); station; station = waiting.shift()) {
        const visitor = visitors.get(station.face) ?? (await visitorOf(station));
        visitors.set(station.face, visitor);
        await tryStation(visitor, station);
      }
    };
    const visitorOf = async ({ face }: Station) => {
      const context = await browser.newContext({
        ...screens[face],
        baseURL: shop.origin,
        locale: 'en-US',
        reducedMotion: 'reduce',
        serviceWorkers: 'block',
        storageState: { cookies: [], origins: [{ origin: shop.origin, localStorage: [{ name: 'collect', value: JSON.stringify(collected) }] }] },
      });
      // The transpiler names functions by a helper that the page does not have.
      await context.addInitScript('globalThis.__name = (work) => work;');
      await context.addInitScript(preparePage, haste);
      return enter(context, new Line(), shop.token);
    };
    const tryStation = async (visitor: Visitor, station: Station) => {
      const since = Date.now();
      const name = fullName(station);
      const profile = await takeProfile(visitor, station);
      for (const ill of profile.ills) failures.push(`${name} · on a good day: ${ill}`);
      const possible = combinationsOf(station, profile.calls, profile);
      const combinations = (values.slice ? sliceOf(station, possible) : possible).filter(({ call, kind }) => fits(name, call, kind) && (kinds?.includes(kind) ?? true));
      let held = 0;
      const fell: string[] = [];
      for (const { call, kind } of combinations) {
        const ills = await attempt(visitor, station, profile, { call, kind }).catch((error: unknown) => [`the trial itself broke: ${String(error).slice(0, 300)}`]);
        tried.push({ call, kind });
        if (ills.length === 0) held += 1;
        else fell.push(`${name} · ${call} · ${kind}: ${ills.join('; ')}`);
      }
      heldInAll += held;
      failures.push(...fell);
      done += 1;
      say(`${done}/${all} ${held === combinations.length ? 'held' : 'FELL'} ${held}/${combinations.length} ${name} [${profile.calls.join(' ')}] ${seconds(since)} s`);
      for (const one of fell) say(`  ✗ ${one}`);
    };
    await Promise.all(Array.from({ length: lanes }, work));
  } finally {
    await browser.close();
    await shop.close();
  }
  const missing = values.slice && only.length === 0 && !kinds ? leftOut(tried) : [];
  if (missing.length > 0) failures.push(`the slice did not try ${missing.join(', ')}`);
  if (failures.length > 0) say('\nWhat did not hold:');
  for (const failure of failures) say(`✗ ${failure}`);
  say(`\n${tried.length} combinations tried, ${heldInAll} held, ${tried.length - heldInAll} did not, in ${seconds(startedAt)} s`);
  if (failures.length > 0) throw new StartError('Not every combination held.');
});
