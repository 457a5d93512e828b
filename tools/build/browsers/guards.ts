/** Whether a script tests for a feature before it uses it. */
import type { Node } from '@babel/types';
import { isFunction, walkTree, type NodePosition } from './syntaxTree';

/** Whether a part of the code names a property or a global, also in a string. */
function mentionsName(part: Node | null | undefined, names: readonly string[]): boolean {
  if (!part) return false;
  let isFound = false;
  walkTree(part, [], ({ node }) => {
    if (node.type === 'Identifier' && names.includes(node.name)) isFound = true;
    if (node.type === 'StringLiteral' && names.includes(node.value)) isFound = true;
    return !isFound && !isFunction(node);
  });
  return isFound;
}

/** Whether a node decides about what comes next, and so may name a feature that is missing. */
function isTestPosition(node: Node, parent: Node | undefined): boolean {
  switch (parent?.type) {
    case 'UnaryExpression':
      return parent.operator === 'typeof' || parent.operator === '!';
    case 'LogicalExpression':
      return parent.left === node;
    case 'ConditionalExpression':
    case 'IfStatement':
      return parent.test === node;
    case 'BinaryExpression':
      return /^[!=]==?$/.test(parent.operator);
    case 'OptionalCallExpression':
      return parent.callee === node && parent.optional;
    case 'OptionalMemberExpression':
      return parent.object === node && parent.optional;
    default:
      return false;
  }
}

/** Whether the statement leaves its function or loop. */
function leavesBlock(statement: Node): boolean {
  if (statement.type === 'BlockStatement') return statement.body.some(leavesBlock);
  return /^(?:Return|Throw|Continue|Break)Statement$/.test(statement.type);
}

/** Whether the code around a use tests for it. */
export function isGuarded({ node, ancestors }: NodePosition, names: readonly string[]): boolean {
  if (isTestPosition(node, ancestors.at(-1))) return true;
  return ancestors.some((ancestor, index) => {
    const inner = ancestors[index + 1] ?? node;
    switch (ancestor.type) {
      case 'LogicalExpression':
        return inner === ancestor.right && mentionsName(ancestor.left, names);
      case 'ConditionalExpression':
      case 'IfStatement':
        return inner !== ancestor.test && mentionsName(ancestor.test, names);
      case 'BlockStatement':
      case 'Program': {
        const before = ancestor.body.slice(
          0,
          Math.max(
            0,
            ancestor.body.findIndex((one) => one === inner),
          ),
        );
        return before.some(
          (one) => one.type === 'IfStatement' && leavesBlock(one.consequent) && mentionsName(one.test, names),
        );
      }
      default:
        return false;
    }
  });
}
