/** The nodes of a parsed script, and the names that they bind. */
import type { Node } from '@babel/types';

/** A node with the nodes around it, the innermost last. */
export interface NodePosition {
  readonly node: Node;
  readonly ancestors: readonly Node[];
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/** The child nodes of a node in the order of the code. */
function childrenOf(node: Node): Node[] {
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) =>
    key === 'loc' ? [] : Array.isArray(value) ? value.filter(isNode) : isNode(value) ? [value] : [],
  );
}

/** Calls `visit` with every node. `visit` returns false to leave out what is inside. */
export function walkTree(node: Node, ancestors: Node[], visit: (position: NodePosition) => boolean | void): void {
  if (visit({ node, ancestors }) === false) return;
  ancestors.push(node);
  for (const child of childrenOf(node)) walkTree(child, ancestors, visit);
  ancestors.pop();
}

export const isFunction = ({ type }: Node) =>
  /^(?:Function(?:Declaration|Expression)|ArrowFunctionExpression|ObjectMethod|Class(?:Private)?Method)$/.test(type);

/** The names that a pattern or a declaration binds. */
function boundNames(node: Node): string[] {
  switch (node.type) {
    case 'Identifier':
      return [node.name];
    case 'ObjectPattern':
      return node.properties.flatMap((one) => boundNames(one.type === 'RestElement' ? one.argument : one.value));
    case 'ArrayPattern':
      return node.elements.flatMap((one) => (one ? boundNames(one) : []));
    case 'AssignmentPattern':
      return boundNames(node.left);
    case 'RestElement':
      return boundNames(node.argument);
    case 'VariableDeclaration':
      return node.declarations.flatMap(({ id }) => boundNames(id));
    case 'FunctionDeclaration':
    case 'FunctionExpression':
    case 'ClassDeclaration':
    case 'ClassExpression':
      return node.id ? [node.id.name] : [];
    default:
      return [];
  }
}

/** Whether a node around a use binds its name, so that the name is not that of the global. */
function isBoundBy(scope: Node, name: string): boolean {
  if (isFunction(scope) && 'params' in scope && scope.params.some((one) => boundNames(one).includes(name))) return true;
  if (scope.type === 'CatchClause') return scope.param ? boundNames(scope.param).includes(name) : false;
  if (scope.type === 'FunctionExpression' || scope.type === 'ClassExpression') {
    if (boundNames(scope).includes(name)) return true;
  }
  if (!isFunction(scope) && !/^(?:Program|BlockStatement|For)/.test(scope.type)) return false;
  let isBound = false;
  walkTree(scope, [], ({ node }) => {
    const isDeclaration = /^(?:Variable|Function|Class)Declaration$/.test(node.type);
    if (isDeclaration && boundNames(node).includes(name)) isBound = true;
    return !isBound && (node === scope || !isFunction(node));
  });
  return isBound;
}

/** Whether a node is the name of a variable, and not of a global. */
export const isLocalName = (node: Node, ancestors: readonly Node[]): boolean =>
  node.type === 'Identifier' && ancestors.some((scope) => isBoundBy(scope, node.name));

export const isGlobalName = (node: Node, ancestors: readonly Node[]): boolean =>
  node.type === 'Identifier' && !isLocalName(node, ancestors);

/** The name of the property that a member expression reads; undefined when it is computed. */
export function propertyNameOf(node: Node): string | undefined {
  if (node.type !== 'MemberExpression' && node.type !== 'OptionalMemberExpression') return undefined;
  if (!node.computed) return node.property.type === 'Identifier' ? node.property.name : undefined;
  return node.property.type === 'StringLiteral' ? node.property.value : undefined;
}
