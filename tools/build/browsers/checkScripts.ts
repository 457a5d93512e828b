/** Checks that no script of a build uses what the promised browsers lack, and chooses what the polyfills add. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { acceptedUses, type AcceptedUse } from './acceptedUses';
import { findUses } from './findUses';
import type { MissingFeature } from './missingFeatures';
import { coreJsModulesOf } from './polyfills';
import { targets } from './targets';
import { StartError } from '../../command/startError';

/** A script of a build. */
export interface BuiltScript {
  /** Its file, or the page of an inline script. */
  readonly name: string;
  readonly code: string;
}

/** The result of a check. */
export interface ScriptReport {
  /** What the polyfills must add. */
  readonly polyfilled: readonly MissingFeature[];
  /** One message for each use that fails in a promised browser. */
  readonly problems: readonly string[];
  /** The accepted uses that occurred. */
  readonly accepted: ReadonlySet<AcceptedUse>;
}

/** Whether a script runs before the polyfills, or in a worker, which has none. */
export const isWithoutPolyfills = ({ name }: BuiltScript) => /^(?:sw|intlWorker\..*)\.js$|\.html$/.test(name);

/** Scripts without a file; JSON-LD is data, which no browser runs. */
const inlineScript = /<script(?![^>]*\s(?:src\s*=|type="application\/ld\+json"))[^>]*>([\s\S]*?)<\/script>/gi;

/** The scripts in the folder of a build: its files without the polyfills, and the inline scripts of its pages. */
export function scriptsIn(folder: string): BuiltScript[] {
  const read = (name: string) => readFileSync(join(folder, name), 'utf8');
  const names = readdirSync(folder);
  return [
    ...names
      .filter((name) => name.endsWith('.js') && !name.startsWith('polyfills.'))
      .map((name) => ({ name, code: read(name) })),
    ...names
      .filter((name) => name.endsWith('.html'))
      .flatMap((name) => [...read(name).matchAll(inlineScript)].map(([, code = '']) => ({ name, code }))),
  ];
}

/** Checks scripts. Throws SyntaxError when one cannot be parsed. */
export function checkScripts(
  scripts: readonly BuiltScript[],
  list: readonly AcceptedUse[] = acceptedUses,
): ScriptReport {
  const polyfilled = new Map<string, MissingFeature>();
  const problems: string[] = [];
  const accepted = new Set<AcceptedUse>();
  for (const script of scripts)
    for (const use of findUses(script.code)) {
      if (use.isGuarded) continue;
      const entry = list.find(({ name, code }) => use.name.split(' / ').includes(name) && code.test(use.code));
      const added = isWithoutPolyfills(script) ? [] : use.features.filter((one) => coreJsModulesOf(one).length > 0);
      if (entry) accepted.add(entry);
      else if (added.length > 0) for (const one of added) polyfilled.set(one.name, one);
      else problems.push(`${script.name}: ${use.name} in ${use.code.replaceAll(/\s+/g, ' ')}`);
    }
  return { polyfilled: [...polyfilled.values()], problems, accepted };
}

/** The promised browsers in words. */
const promisedBrowsers = Object.entries(targets)
  .map(([name, version]) => `${name} ${version}`)
  .join(', ');

/** Throws StartError when scripts fail in a promised browser, or returns the report. */
export function assertScripts(scripts: readonly BuiltScript[]): ScriptReport {
  const report = checkScripts(scripts);
  if (report.problems.length === 0) return report;
  throw new StartError(
    `These scripts use what ${promisedBrowsers} lack. Test for it first, use something else, or say in tools/build/browsers/acceptedUses.ts why it works:\n${report.problems.join('\n')}`,
  );
}
