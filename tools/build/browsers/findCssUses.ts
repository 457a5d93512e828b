/** Finds where a style sheet uses what the promised browsers lack, and whether it has a fallback there. */
import compatData, { type Identifier } from '@mdn/browser-compat-data';
import postcss, { type AtRule, type Declaration, type Node, type Root, type Rule } from 'postcss';
import { isMissing, compatPartsOf } from './missingFeatures';
import { fallbackOf } from './selectorFallbacks';

/** One use of a missing feature of CSS. */
export interface CssUse {
  /** As in a sheet: `:has()`, `@layer`, `accent-color`, `overflow: clip`, `color-mix()`, `dvh`. */
  readonly name: string;
  /** The selector and the declaration, for messages. */
  readonly code: string;
}

const {
  properties: cssProperties = {},
  selectors: cssSelectors = {},
  types: cssTypes = {},
  'at-rules': cssAtRules = {},
} = compatData.css;

const isFeatureMissing = (part: Identifier | undefined): boolean =>
  part?.__compat !== undefined && isMissing(part.__compat);

/** Functions such as `color-mix` and `min`, wherever the data has them. */
const cssFunctions = new Map<string, Identifier>(
  [cssTypes, ...compatPartsOf(cssTypes).map(([, part]) => part)].flatMap((part) => compatPartsOf(part)),
);

/** The groups of units in the data by unit. */
const unitGroups: Readonly<Record<string, string>> = Object.fromEntries(
  (
    [
      ['viewport_percentage_units_dynamic', 'd'],
      ['viewport_percentage_units_small', 's'],
      ['viewport_percentage_units_large', 'l'],
    ] as const
  )
    .flatMap(([group, size]) => ['vh', 'vw', 'vi', 'vb', 'vmin', 'vmax'].map((unit) => [`${size}${unit}`, group]))
    .concat(['cqw', 'cqh', 'cqi', 'cqb', 'cqmin', 'cqmax'].map((unit) => [unit, 'container_query_length_units'])),
);

const withoutStrings = (text: string) => text.replaceAll(/"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\)/g, '""');

/** The missing features in a value. */
function featuresInValue(property: string, value: string): string[] {
  const text = withoutStrings(value);
  const keywords = [...text.matchAll(/(?<![\w-])[a-z][a-z-]*(?![\w(-])/gi)].flatMap(([keyword]) =>
    isFeatureMissing(cssProperties[property]?.[keyword]) ? [`${property}: ${keyword}`] : [],
  );
  const called = [...text.matchAll(/(?<![\w-])([a-z][\w-]*)\(/gi)].flatMap(([, name = '']) =>
    isFeatureMissing(cssProperties[property]?.[name]) || isFeatureMissing(cssFunctions.get(name)) ? [`${name}()`] : [],
  );
  const units = [...text.matchAll(/(?<![\w#-])[\d.]+([a-z]+)\b/gi)].flatMap(([, unit = '']) =>
    isFeatureMissing(cssTypes['length']?.[unitGroups[unit] ?? unit]) ? [unit] : [],
  );
  return [...keywords, ...called, ...units];
}

/** The missing features that a declaration has no fallback for. */
function featuresInDeclaration(declaration: Declaration): string[] {
  const { prop, value, parent } = declaration;
  if (prop.startsWith('-') && !prop.startsWith('--')) return [];
  const others = parent?.nodes.filter((one): one is Declaration => one.type === 'decl' && one !== declaration) ?? [];
  const property = prop.toLowerCase();
  const hasPrefixed = others.some((one) => one.prop.startsWith('-') && one.prop.endsWith(`-${property}`));
  const isPropertyMissing = isFeatureMissing(cssProperties[property]) && !hasPrefixed;
  const inThis = featuresInValue(property, value);
  // A browser that does not know a value keeps the declaration before it.
  const hasFallback = others.some((one) => one.prop === prop && featuresInValue(property, one.value).length === 0);
  if (isPropertyMissing) return [property];
  return hasFallback ? [] : inThis;
}

/** The missing features of a selector. A browser that does not know one of them drops the whole rule. */
function featuresInSelector(selector: string, fallbacks: ReadonlySet<string>): string[] {
  const fallback = fallbackOf(selector);
  if (fallback && fallbacks.has(fallback.selector)) return [];
  const text = withoutStrings(selector).replaceAll(/\\./g, '_');
  return [...text.matchAll(/(::?)([a-z][\w-]*)(\(?)/g)].flatMap(([, colons = '', name = '', isFunction = '']) =>
    isFeatureMissing(cssSelectors[name]) ? [`${colons}${name}${isFunction && '()'}`] : [],
  );
}

function featuresInAtRule({ name, params }: AtRule): string[] {
  const features = /^media$/.test(name)
    ? [...params.matchAll(/\(\s*([a-z-]+)/g)].flatMap(([, feature = '']) =>
        isFeatureMissing(cssAtRules['media']?.[feature]) ? [`@media (${feature})`] : [],
      )
    : [];
  const isRange = name === 'media' && /[<>]/.test(params) && isFeatureMissing(cssAtRules['media']?.['range_syntax']);
  return [
    ...(isFeatureMissing(cssAtRules[name]) ? [`@${name}`] : []),
    ...features,
    ...(isRange ? ['@media (width >= …)'] : []),
  ];
}

/** The selectors of the rules for browsers that lack a selector. */
function fallbacksIn(sheet: Root): Set<string> {
  const selectors = new Set<string>();
  sheet.walkAtRules('supports', (rule) => {
    if (rule.params.startsWith('not selector('))
      rule.walkRules((one) => {
        for (const selector of one.selectors) selectors.add(selector);
      });
  });
  return selectors;
}

/** Whether a part of a sheet only counts where the browser has what it asks for. */
function isFeatureTested(node: Node): boolean {
  for (let outer: Node | undefined = node; outer; outer = outer.parent)
    if (outer.type === 'atrule' && (outer as AtRule).name === 'supports') return true;
  return false;
}

/** Whether a rule is nested in another rule. */
function isNestedRule({ parent }: Rule): boolean {
  for (let outer: Node | undefined = parent; outer; outer = outer.parent) if (outer.type === 'rule') return true;
  return false;
}

/** The missing features of a node, without those of what is inside. */
function featuresInNode(node: Node, fallbacks: ReadonlySet<string>): string[] {
  switch (node.type) {
    case 'decl':
      return featuresInDeclaration(node as Declaration);
    case 'rule': {
      const rule = node as Rule;
      return [
        ...rule.selectors.flatMap((one) => featuresInSelector(one, fallbacks)),
        ...(isNestedRule(rule) ? ['nesting'] : []),
      ];
    }
    case 'atrule':
      return featuresInAtRule(node as AtRule);
    default:
      return [];
  }
}

/** Finds the uses in a sheet. Throws CssSyntaxError when it is none. */
export function findCssUses(css: string): CssUse[] {
  const uses: CssUse[] = [];
  const sheet = postcss.parse(css);
  const fallbacks = fallbacksIn(sheet);
  sheet.walk((node) => {
    if (isFeatureTested(node)) return;
    const rule = node.type === 'decl' ? node.parent : node;
    const selector = rule && 'selector' in rule ? String(rule.selector) : '';
    for (const name of featuresInNode(node, fallbacks))
      uses.push({
        name,
        code: node.type === 'decl' ? `${selector} { ${String(node)} }` : selector || String(node).slice(0, 80),
      });
  });
  return uses;
}
