/**
 * What the promised browsers lack: JavaScript built-ins and web APIs by the data of MDN (`@mdn/browser-compat-data`). A feature
 * that is behind a flag or a prefix, or that was removed, counts as missing.
 */
import compatData, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import { targets } from './targets';

/** The targets by their names in the data of MDN. */
const browsers = Object.entries(targets).map(
  ([name, version]) => [name === 'ios' ? 'safari_ios' : name, String(version)] as const,
);

/** A feature that at least one promised browser lacks. */
export interface MissingFeature {
  /** As a developer writes it: `Array.prototype.at`, `Object.hasOwn`, `structuredClone`, `scrollend event`. */
  readonly name: string;
  /** The interface or built-in object, for example `Array`; undefined for a global. */
  readonly owner: string | undefined;
  readonly property: string;
  /** Member: of every instance. Static: of the owner itself. */
  readonly kind: 'global' | 'static' | 'member' | 'event' | 'syntax';
  /** Whether it belongs to the language and not to the browser. */
  readonly isLanguage: boolean;
}

const numbersOf = (version: string) => version.replace('≤', '').split('.').map(Number);

/** Whether a version is later than another one. */
function isLater(version: string, other: string): boolean {
  const [one, two] = [numbersOf(version), numbersOf(other)];
  for (let index = 0; index < Math.max(one.length, two.length); index += 1) {
    const difference = (one[index] ?? 0) - (two[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

function isIn(
  { version_added, version_removed, flags, prefix, alternative_name }: SimpleSupportStatement,
  version: string,
) {
  if (flags || prefix || alternative_name || !version_added || version_added === 'preview') return false;
  const isRemoved = version_removed && version_removed !== 'preview' && !isLater(version_removed, version);
  return !isLater(version_added, version) && !isRemoved;
}

/** Whether a promised browser lacks what a statement of the data is about. */
export const isMissing = ({ support }: CompatStatement): boolean =>
  browsers.some(([browser, version]) => {
    const statements = support[browser as keyof typeof support];
    return ![statements ?? []].flat().some((statement) => isIn(statement, version));
  });

interface Found extends MissingFeature {
  readonly isMissing: boolean;
  /** Whether the whole owner is missing, so that no object of it exists. */
  readonly isOwnerMissing?: boolean;
  readonly isExperimental?: boolean;
}

/** The named parts of a part of the data, which also has a statement of its own. */
export const partsOf = (part: object | undefined): [string, Identifier][] =>
  Object.entries(part ?? {}).filter(([name]) => name !== '__compat');

/** The members of a part of the data: names with their statements. */
const membersOf = (part: Identifier): [string, CompatStatement][] =>
  partsOf(part).flatMap(([name, { __compat }]) => (__compat && /^\w+$/.test(name) ? [[name, __compat]] : []));

/** The specification says which functions of the language every instance has. */
const isPrototype = ({ spec_url }: CompatStatement) => /\.prototype[.-]/i.test(String(spec_url));

function languageFeatures(): Found[] {
  return partsOf(compatData.javascript.builtins).flatMap(([owner, part]) => {
    const { __compat: statement } = part;
    const isObjectMissing = statement !== undefined && isMissing(statement);
    const object: Found[] = statement
      ? [
          {
            name: owner,
            owner: undefined,
            property: owner,
            kind: 'global',
            isLanguage: true,
            isMissing: isObjectMissing,
          },
        ]
      : [];
    const members = membersOf(part).map(([property, member]): Found => {
      const kind = isPrototype(member) ? 'member' : 'static';
      const name = kind === 'member' ? `${owner}.prototype.${property}` : `${owner}.${property}`;
      return {
        name,
        owner,
        property,
        kind,
        isLanguage: true,
        isMissing: isObjectMissing || isMissing(member),
        isOwnerMissing: isObjectMissing,
      };
    });
    return [...object, ...members];
  });
}

function interfaceFeatures(): Found[] {
  return partsOf(compatData.api).flatMap(([owner, part]) => {
    const { __compat: statement } = part;
    if (!statement) return [];
    const isLacking = isMissing(statement);
    const shared = { isLanguage: false } as const;
    const object: Found = {
      name: owner,
      owner: undefined,
      property: owner,
      kind: 'global',
      ...shared,
      isMissing: isLacking,
    };
    const members = membersOf(part).map(([key, member]): Found => {
      const lacks = {
        ...shared,
        isMissing: isLacking || isMissing(member),
        isOwnerMissing: isLacking,
        isExperimental: member.status?.experimental ?? false,
      };
      if (key.endsWith('_static')) {
        const property = key.slice(0, -'_static'.length);
        return { name: `${owner}.${property}`, owner, property, kind: 'static', ...lacks };
      }
      if (key.endsWith('_event')) {
        const property = key.slice(0, -'_event'.length);
        return { name: `${property} event`, owner, property, kind: 'event', ...lacks };
      }
      if (owner === 'Window') return { name: key, owner: undefined, property: key, kind: 'global', ...lacks };
      return { name: `${owner}.prototype.${key}`, owner, property: key, kind: 'member', ...lacks };
    });
    return [object, ...members];
  });
}

/** Every known feature, also those that all promised browsers have. */
const features: readonly Found[] = [...languageFeatures(), ...interfaceFeatures()];

const keyOf = ({ kind, owner, property }: MissingFeature) => (kind === 'static' ? `${owner}.${property}` : property);

/** Features by name, `Owner.property` for static ones. */
function grouped(found: readonly Found[]): ReadonlyMap<string, readonly Found[]> {
  const names = new Map<string, Found[]>();
  for (const one of found) names.set(keyOf(one), [...(names.get(keyOf(one)) ?? []), one]);
  return names;
}

const ofKind = (kind: MissingFeature['kind']) => features.filter((one) => one.kind === kind);

/** The names of which every feature is missing. */
const missingIn = (names: ReadonlyMap<string, readonly Found[]>): ReadonlyMap<string, readonly Found[]> =>
  new Map([...names].filter(([, found]) => found.every((one) => one.isMissing)));

export const missingGlobals: ReadonlyMap<string, readonly MissingFeature[]> = missingIn(grouped(ofKind('global')));
export const missingStatics: ReadonlyMap<string, readonly MissingFeature[]> = missingIn(grouped(ofKind('static')));
export const missingEvents: ReadonlyMap<string, readonly MissingFeature[]> = missingIn(grouped(ofKind('event')));

/**
 * Missing members by name. Where code calls one, only its name is known, so a name that any object of the promised browsers has is
 * left out. Objects of a missing interface are reached only through what is missing itself, methods of iterators are named as those of
 * arrays (`missingMembersOf('Iterator')`), and experimental methods have the names of functions that libraries have.
 */
export const missingMembers: ReadonlyMap<string, readonly MissingFeature[]> = new Map(
  [...missingIn(grouped([...ofKind('member'), ...ofKind('global')]))].flatMap(([name, found]) => {
    const reachable = found.filter(
      (one) => one.kind === 'member' && !one.isOwnerMissing && !one.isExperimental && one.owner !== 'Iterator',
    );
    return reachable.length > 0 ? [[name, reachable] as const] : [];
  }),
);

/** The global objects that all promised browsers have, for example `Math`. */
export const presentGlobals: ReadonlySet<string> = new Set(
  features.flatMap((one) => (one.kind === 'global' && !one.isMissing ? [one.property] : [])),
);

const { regular_expressions: patterns, classes, builtins } = compatData.javascript;

/** Syntax that no compiler lowers, or that packages contain: `depTranspiler` is off. */
export const missingSyntax: readonly MissingFeature[] = (
  [
    ['lookbehind', patterns?.['lookbehind_assertion']],
    ['modifiers', patterns?.['modifier']],
    ['flag d', builtins?.['RegExp']?.['hasIndices']],
    ['flag v', builtins?.['RegExp']?.['unicodeSets']],
    ['static block', classes?.['static']?.['initialization_blocks']],
    ['#private in', classes?.['private_class_fields_in']],
  ] as const
).flatMap(([property, part]) =>
  part?.__compat && isMissing(part.__compat)
    ? [{ name: `${property} (syntax)`, owner: undefined, property, kind: 'syntax' as const, isLanguage: true }]
    : [],
);

/** The missing members of one object of the browser, such as `navigator`, whose interface is known. */
export const missingMembersOf = (owner: string): ReadonlyMap<string, MissingFeature> =>
  new Map(
    features.flatMap((one) =>
      one.kind === 'member' && one.owner === owner && one.isMissing ? [[one.property, one] as const] : [],
    ),
  );

/** Where the script of a page finds a missing feature: the path of its owner from the global object, and its name there. */
export interface FeaturePath {
  readonly path: readonly string[];
  readonly property: string;
}

/** The paths of all missing features, members before the objects that have them. */
export const missingPaths: readonly FeaturePath[] = features
  .filter(({ isMissing: lacks, kind }) => lacks && kind !== 'event')
  .sort((one, other) => Number(one.kind === 'global') - Number(other.kind === 'global'))
  .map(({ owner, property, kind }) => ({
    path: owner === undefined ? [] : kind === 'member' ? [owner, 'prototype'] : [owner],
    property,
  }));
