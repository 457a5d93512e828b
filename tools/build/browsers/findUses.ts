/** Finds where a built script uses what the promised browsers lack, and whether it tests for it first. */
import { parse } from '@babel/parser';
import type { Node } from '@babel/types';
import { isGuarded } from './guards';
import {
  missingEvents,
  missingGlobals,
  missingMembers,
  missingMembersOf,
  missingStatics,
  missingSyntax,
  presentGlobals,
  type MissingFeature,
} from './missingFeatures';
import { isLocalName, isGlobalName, propertyNameOf, walkTree, type NodePosition } from './syntaxTree';

/** One use of a missing feature. */
export interface FeatureUse {
  /** The name of the feature; several that share it, joined by ` / `. */
  readonly name: string;
  readonly features: readonly MissingFeature[];
  /** Whether the code tests for the feature first, with `typeof`, `in`, a condition or an optional call. */
  readonly isGuarded: boolean;
  /** The code around the use, for messages. */
  readonly code: string;
}

/** Objects of the browser whose interface is known wherever they are used. */
const membersOfSingleton: ReadonlyMap<string, ReadonlyMap<string, MissingFeature>> = new Map(
  ['Document', 'Navigator', 'Crypto', 'Performance', 'History', 'Location', 'Screen'].map((owner) => [
    owner.toLowerCase(),
    missingMembersOf(owner),
  ]),
);
const globalObjects = new Set(['window', 'self', 'globalThis']);

/** Calls whose result is an iterator: a method of `Iterator.prototype` has the name of one of arrays. */
const iteratorMakers = /^(?:values|keys|entries|matchAll)$/;

/** Methods of iterators by name, of which `isIteratorCall` knows where they are used. */
const iteratorMethods = missingMembersOf('Iterator');

/** Whether an expression is a call such as `map.values()`, and not `Object.values(…)`. */
const isIteratorCall = (node: Node): boolean =>
  node.type === 'CallExpression' &&
  node.callee.type === 'MemberExpression' &&
  iteratorMakers.test(propertyNameOf(node.callee) ?? '') &&
  !(node.callee.object.type === 'Identifier' && node.callee.object.name === 'Object');

/** How a property is used: where it is missing, reading it gives undefined, and only what is done with that fails. */
interface PropertyAccess {
  readonly isCalled: boolean;
  /** Called, or a property of it is read. */
  readonly isFatal: boolean;
}

function propertyAccessOf(node: Node, ancestors: readonly Node[]): PropertyAccess {
  const [outer, parent] = [ancestors.at(-2), ancestors.at(-1)];
  const isOwnCall = isCallee(node, parent) || (parent?.type === 'NewExpression' && parent.callee === node);
  const isRead = parent !== undefined && 'object' in parent && parent.object === node;
  const isBorrowed = isRead && /^(?:call|apply|bind)$/.test(propertyNameOf(parent) ?? '') && isCallee(parent, outer);
  const isCalled = isOwnCall || isBorrowed;
  return { isCalled, isFatal: isCalled || isRead };
}

/** The features that `object.property` can be. */
function propertyFeatures(
  object: Node,
  property: string,
  ancestors: readonly Node[],
  { isCalled, isFatal }: PropertyAccess,
): readonly MissingFeature[] {
  const owner = object.type === 'Identifier' ? object.name : undefined;
  const ofOwner = owner === undefined ? undefined : missingStatics.get(`${owner}.${property}`);
  if (ofOwner) return isGlobalName(object, ancestors) ? ofOwner : [];
  if (owner !== undefined && globalObjects.has(owner)) return isFatal ? (missingGlobals.get(property) ?? []) : [];
  // `window.navigator.share` as well as `navigator.share`
  const ofSingleton = membersOfSingleton.get(owner ?? propertyNameOf(object) ?? '')?.get(property);
  if (ofSingleton) return isFatal && !isLocalName(object, ancestors) ? [ofSingleton] : [];
  if (!isCalled) return [];
  if (isIteratorCall(object)) return [iteratorMethods.get(property) ?? []].flat();
  // A class has methods of its own, and so has an object such as `Math`.
  const isOther = object.type === 'ThisExpression' || (owner !== undefined && presentGlobals.has(owner));
  return isOther ? [] : (missingMembers.get(property) ?? []);
}

/** Whether an identifier is the name of something else than a variable: a property, a key, a label. */
function isPropertyName(node: Node, parent: Node | undefined): boolean {
  switch (parent?.type) {
    case 'MemberExpression':
    case 'OptionalMemberExpression':
      return parent.property === node && !parent.computed;
    case 'ObjectProperty':
    case 'ObjectMethod':
    case 'ClassMethod':
    case 'ClassProperty':
      return parent.key === node && !parent.computed;
    case 'LabeledStatement':
    case 'BreakStatement':
    case 'ContinueStatement':
      return true;
    default:
      return false;
  }
}

const isCallee = (node: Node, parent: Node | undefined) =>
  (parent?.type === 'CallExpression' || parent?.type === 'OptionalCallExpression') && parent.callee === node;

const isAssignmentTarget = (node: Node, parent: Node | undefined) =>
  parent?.type === 'AssignmentExpression' && parent.left === node && parent.operator === '=';

/** The missing features of a regular expression. */
function patternFeatures(pattern: string, flags: string): readonly MissingFeature[] {
  // Without escaped characters and character classes.
  const text = pattern.replaceAll(/\\./g, '').replaceAll(/\[[^\]]*\]/g, '');
  return missingSyntax.filter(
    ({ property }) =>
      (property === 'lookbehind' && /\(\?<[=!]/.test(text)) ||
      (property === 'modifiers' && /\(\?[a-z-]+:/.test(text)) ||
      (property === 'flag d' && flags.includes('d')) ||
      (property === 'flag v' && flags.includes('v')),
  );
}

/** The missing syntax of a node. */
function syntaxFeatures(node: Node, ancestors: readonly Node[]): readonly MissingFeature[] {
  const named = (name: string) => missingSyntax.filter(({ property }) => property === name);
  switch (node.type) {
    case 'RegExpLiteral':
      return patternFeatures(node.pattern, node.flags);
    case 'StaticBlock':
      return named('static block');
    case 'BinaryExpression':
      return node.operator === 'in' && node.left.type === 'PrivateName' ? named('#private in') : [];
    case 'NewExpression':
    case 'CallExpression': {
      const { callee } = node;
      if (callee.type !== 'Identifier' || callee.name !== 'RegExp' || isLocalName(callee, ancestors)) return [];
      const [pattern, flags] = node.arguments;
      return patternFeatures(
        pattern?.type === 'StringLiteral' ? pattern.value : '',
        flags?.type === 'StringLiteral' ? flags.value : '',
      );
    }
    default:
      return [];
  }
}

/** The features that a node uses. */
function featuresAt({ node, ancestors }: NodePosition): readonly MissingFeature[] {
  const parent = ancestors.at(-1);
  if (node.type === 'Identifier') {
    if (!missingGlobals.has(node.name) || isPropertyName(node, parent)) return [];
    return isGlobalName(node, ancestors) ? (missingGlobals.get(node.name) ?? []) : [];
  }
  if (node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression') {
    const property = propertyNameOf(node);
    if (property === undefined || isAssignmentTarget(node, parent)) return [];
    return propertyFeatures(node.object, property, ancestors, propertyAccessOf(node, ancestors));
  }
  // `const { hasOwn } = Object`
  if (node.type === 'VariableDeclarator' && node.id.type === 'ObjectPattern' && node.init) {
    const { init } = node;
    return node.id.properties.flatMap((one) =>
      one.type === 'ObjectProperty' && one.key.type === 'Identifier' && init.type === 'Identifier'
        ? propertyFeatures(init, one.key.name, ancestors, { isCalled: false, isFatal: false })
        : [],
    );
  }
  if (node.type === 'CallExpression' && propertyNameOf(node.callee) === 'addEventListener') {
    const [event] = node.arguments;
    return event?.type === 'StringLiteral' ? (missingEvents.get(event.value) ?? []) : [];
  }
  return [];
}

/** Finds the uses in the code of a classic script. Throws SyntaxError when it is none. */
export function findUses(code: string): FeatureUse[] {
  const uses: FeatureUse[] = [];
  walkTree(parse(code, { sourceType: 'script', attachComment: false }).program, [], (position) => {
    const features = [...featuresAt(position), ...syntaxFeatures(position.node, position.ancestors)];
    if (features.length === 0) return;
    const names = features.map(({ property }) => property);
    const { start, end } = position.node;
    uses.push({
      name: [...new Set(features.map(({ name }) => name))].join(' / '),
      features,
      isGuarded: isGuarded(position, names),
      code: code.slice(Math.max(0, (start ?? 0) - 40), Math.min((end ?? 0) + 40, (start ?? 0) + 120)),
    });
  });
  return uses;
}
