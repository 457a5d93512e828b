/**
 * The file with polyfills. The modules of core-js are chosen by its own data (`core-js-compat`): those which the promised browsers
 * need for what the built scripts use without testing for it first.
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import compat from 'core-js-compat';
import { build } from 'esbuild';
import type { Polyfills } from '../../../src/startup/polyfills';
import { readBaseUrls } from '../../config/baseUrls';
import { reportFile, writeReport } from '../buildReports';
import { projectFolder } from '../../command/run';
import type { MissingFeature } from './missingFeatures';
import { esbuildTargets, targets } from './targets';

const { compat: coreJsModulesFor, entries: coreJsEntries } = compat;

const toKebab = (name: string) => name.replaceAll(/(?<=[a-z\d])[A-Z]/g, '-$&').toLowerCase();

/** The modules of core-js that add a feature to the promised browsers; none when it has no polyfill. */
export function coreJsModulesOf({ owner, property }: MissingFeature): readonly string[] {
  const name = toKebab(property);
  const path = owner === undefined ? name : `${toKebab(owner)}/${name}`;
  const entry = ['stable', 'actual'].map((level) => `core-js/${level}/${path}`).find((one) => one in coreJsEntries);
  return entry === undefined ? [] : coreJsModulesFor({ targets, modules: entry }).list;
}

/** Objects that are reached by another path than their name. */
const pathOfOwner: Readonly<Record<string, string>> = { TypedArray: 'Int8Array' };

/** The path of the object that has a feature, from the global object. */
function ownerPathOf({ owner, kind }: MissingFeature): string {
  if (owner === undefined) return 'self';
  const path = pathOfOwner[owner] ?? owner;
  return kind === 'member' ? `${path}.prototype` : path;
}

/** What the file adds for `features`, by the path of the object. */
export function builtInsOf(features: Iterable<MissingFeature>): Record<string, string[]> {
  const builtIns: Record<string, string[]> = {};
  for (const one of features) {
    const names = (builtIns[ownerPathOf(one)] ??= []);
    if (!names.includes(one.property)) names.push(one.property);
  }
  return builtIns;
}

/** Bundles the polyfills of `features`. Rejects with the errors of esbuild. */
export async function bundlePolyfills(features: Iterable<MissingFeature>): Promise<string> {
  const modules = new Set([...features].flatMap(coreJsModulesOf));
  const { outputFiles } = await build({
    stdin: {
      contents: [...modules].map((name) => `import 'core-js/modules/${name}.js';`).join('\n'),
      resolveDir: projectFolder,
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: [...esbuildTargets],
    legalComments: 'none',
    tsconfigRaw: {},
  });
  return outputFiles[0]?.text.trim() ?? '';
}

/**
 * Writes the file into the build in `folder`, and the report of it. Without features there is no file.
 */
export async function writePolyfills(folder: string, features: readonly MissingFeature[]): Promise<Polyfills | null> {
  if (features.length === 0) {
    writeReport('polyfills', null);
    return null;
  }
  const code = await bundlePolyfills(features);
  const file = `polyfills.${createHash('sha256').update(code).digest('hex').slice(0, 8)}.js`;
  writeFileSync(join(folder, file), code);
  const polyfills: Polyfills = { file: `${readBaseUrls().basePath}/${file}`, builtIns: builtInsOf(features) };
  writeReport('polyfills', polyfills);
  return polyfills;
}

/** The polyfills of the build that is under way, or else of the one in `dist`; null when it needs none. */
export const readPolyfills = (): Polyfills | null =>
  existsSync(reportFile('polyfills')) ? JSON.parse(readFileSync(reportFile('polyfills'), 'utf8')) : null;
