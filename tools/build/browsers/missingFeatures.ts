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
const promisedBrowserVersions = Object.entries(targets).map(
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

const versionNumbersOf = (version: string) => version.replace('≤', '').split('.').map(Number);

/** Whether a version is later than another one. */
function isLaterVersion(version: string, other: string): boolean {
  const [one, two] = [versionNumbersOf(version), versionNumbersOf(other)];
  for (let index = 0; index < Math.max(one.length, two.length); index += 1) {
    const difference = (one[index] ?? 0) - (two[index] ?? 0);
    if (difference !== 0) return difference > 0;
  }
  return false;
}

function isSupportedIn(
  { version_added, version_removed, flags, prefix, alternative_name }: SimpleSupportStatement,
  version: string,
) {
  if (flags || prefix || alternative_name || !version_added || version_added === 'preview') return false;
  const isRemoved = version_removed && version_removed !== 'preview' && !isLaterVersion(version_removed, version);
  return !isLaterVersion(version_added, version) && !isRemoved;
}

/** Whether a promised browser lacks what a statement of the data is about. */
export const isMissing = ({ support }: CompatStatement): boolean =>
  promisedBrowserVersions.some(([browser, version]) => {
    const statements = support[browser as keyof typeof support];
    return ![statements ?? []].flat().some((statement) => isSupportedIn(statement, version));
  });

interface KnownFeature extends MissingFeature {
  readonly isMissing: boolean;
  /** Whether the whole owner is missing, so that no object of it exists. */
  readonly isOwnerMissing?: boolean;
  readonly isExperimental?: boolean;
}

/** The named parts of a part of the data, which also has a statement of its own. */
export const compatPartsOf = (part: object | undefined): [string, Identifier][] =>
  Object.entries(part ?? {}).filter(([name]) => name !== '__compat');

/** The members of a part of the data: names with their statements. */
const compatMembersOf = (part: Identifier): [string, CompatStatement][] =>
  compatPartsOf(part).flatMap(([name, { __compat }]) => (__compat && /^\w+$/.test(name) ? [[name, __compat]] : []));

/** The specification says which functions of the language every instance has. */
const isPrototypeMember = ({ spec_url }: CompatStatement) => /\.prototype[.-]/i.test(String(spec_url));

function languageFeatures(): KnownFeature[] {
  return compatPartsOf(compatData.javascript.builtins).flatMap(([owner, part]) => {
    const { __compat: statement } = part;
    const isObjectMissing = statement !== undefined && isMissing(statement);
    const object: KnownFeature[] = statement
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
    const members = compatMembersOf(part).map(([property, member]): KnownFeature => {
      const kind = isPrototypeMember(member) ? 'member' : 'static';
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

function interfaceFeatures(): KnownFeature[] {
  return compatPartsOf(compatData.api).flatMap(([owner, part]) => {
    const { __compat: statement } = part;
    if (!statement) return [];
    const isLacking = isMissing(statement);
    const shared = { isLanguage: false } as const;
    const object: KnownFeature = {
      name: owner,
      owner: undefined,
      property: owner,
      kind: 'global',
      ...shared,
      isMissing: isLacking,
    };
    const members = compatMembersOf(part).map(([key, member]): KnownFeature => {
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
const knownFeatures: readonly KnownFeature[] = [...languageFeatures(), ...interfaceFeatures()];

const featureKeyOf = ({ kind, owner, property }: MissingFeature) =>
  kind === 'static' ? `${owner}.${property}` : property;

/** Features by name, `Owner.property` for static ones. */
function groupedByKey(found: readonly KnownFeature[]): ReadonlyMap<string, readonly KnownFeature[]> {
  const names = new Map<string, KnownFeature[]>();
  for (const one of found) names.set(featureKeyOf(one), [...(names.get(featureKeyOf(one)) ?? []), one]);
  return names;
}

const featuresOfKind = (kind: MissingFeature['kind']) => knownFeatures.filter((one) => one.kind === kind);

/** The names of which every feature is missing. */
const fullyMissingNames = (
  names: ReadonlyMap<string, readonly KnownFeature[]>,
): ReadonlyMap<string, readonly KnownFeature[]> =>
  new Map([...names].filter(([, found]) => found.every((one) => one.isMissing)));

export const missingGlobals: ReadonlyMap<string, readonly MissingFeature[]> = fullyMissingNames(
  groupedByKey(featuresOfKind('global')),
);
export const missingStatics: ReadonlyMap<string, readonly MissingFeature[]> = fullyMissingNames(
  groupedByKey(featuresOfKind('static')),
);
export const missingEvents: ReadonlyMap<string, readonly MissingFeature[]> = fullyMissingNames(
  groupedByKey(featuresOfKind('event')),
);

/**
 * Missing members by name. Where code calls one, only its name is known, so a name that any object of the promised browsers has is
 * left out. Objects of a missing interface are reached only through what is missing itself, methods of iterators are named as those of
 * arrays (`missingMembersOf('Iterator')`), and experimental methods have the names of functions that libraries have.
 */
export const missingMembers: ReadonlyMap<string, readonly MissingFeature[]> = new Map(
  [...fullyMissingNames(groupedByKey([...featuresOfKind('member'), ...featuresOfKind('global')]))].flatMap(
    ([name, found]) => {
      const reachable = found.filter(
        (one) => one.kind === 'member' && !one.isOwnerMissing && !one.isExperimental && one.owner !== 'Iterator',
      );
      return reachable.length > 0 ? [[name, reachable] as const] : [];
    },
  ),
);

/** The global objects that all promised browsers have, for example `Math`. */
export const presentGlobals: ReadonlySet<string> = new Set(
  knownFeatures.flatMap((one) => (one.kind === 'global' && !one.isMissing ? [one.property] : [])),
);

const { regular_expressions: regExpCompat, classes: classCompat, builtins: builtinCompat } = compatData.javascript;

/** Syntax that no compiler lowers, or that packages contain: `depTranspiler` is off. */
export const missingSyntax: readonly MissingFeature[] = (
  [
    ['lookbehind', regExpCompat?.['lookbehind_assertion']],
    ['modifiers', regExpCompat?.['modifier']],
    ['flag d', builtinCompat?.['RegExp']?.['hasIndices']],
    ['flag v', builtinCompat?.['RegExp']?.['unicodeSets']],
    ['static block', classCompat?.['static']?.['initialization_blocks']],
    ['#private in', classCompat?.['private_class_fields_in']],
  ] as const
).flatMap(([property, part]) =>
  part?.__compat && isMissing(part.__compat)
    ? [{ name: `${property} (syntax)`, owner: undefined, property, kind: 'syntax' as const, isLanguage: true }]
    : [],
);

/** The missing members of one object of the browser, such as `navigator`, whose interface is known. */
export const missingMembersOf = (owner: string): ReadonlyMap<string, MissingFeature> =>
  new Map(
    knownFeatures.flatMap((one) =>
      one.kind === 'member' && one.owner === owner && one.isMissing ? [[one.property, one] as const] : [],
    ),
  );

/** Where the script of a page finds a missing feature: the path of its owner from the global object, and its name there. */
export interface FeaturePath {
  readonly path: readonly string[];
  readonly property: string;
}

/** The paths of all missing features, members before the objects that have them. */
export const missingPaths: readonly FeaturePath[] = knownFeatures
  .filter(({ isMissing: lacks, kind }) => lacks && kind !== 'event')
  .sort((one, other) => Number(one.kind === 'global') - Number(other.kind === 'global'))
  .map(({ owner, property, kind }) => ({
    path: owner === undefined ? [] : kind === 'member' ? [owner, 'prototype'] : [owner],
    property,
  }));
