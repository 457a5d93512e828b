/** Texts in the source of a check, so that a test can compare them with the cases that it has. */
import { readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parse } from '@babel/parser';
import {
  isArrayExpression,
  isConditionalExpression,
  isStringLiteral,
  isTemplateLiteral,
  traverseFast,
  type Node,
} from '@babel/types';
import { projectFolder } from '../../tools/command/run';

/** The project itself: StrykerJS runs the tests in a copy with changed sources, whose `node_modules` is a link. */
const sources = dirname(realpathSync(join(projectFolder, 'node_modules')));

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches the whole text of a string or template literal, with anything for what is inserted. */
function patternOf(node: Node): RegExp | undefined {
  if (isStringLiteral(node)) return new RegExp(`^${escaped(node.value)}$`, 's');
  if (!isTemplateLiteral(node)) return undefined;
  return new RegExp(`^${node.quasis.map(({ value }) => escaped(value.cooked ?? '')).join('.+')}$`, 's');
}

/** Patterns of the literals among the nodes that `choose` returns for each node of the file. Each one is returned once. */
export function sourceTexts(file: string, choose: (node: Node) => readonly (Node | null | undefined)[]): RegExp[] {
  const tree = parse(readFileSync(join(sources, file), 'utf8'), {
    sourceType: 'module',
    plugins: ['typescript'],
  });
  const found = new Map<string, RegExp>();
  traverseFast(tree, (node) => {
    for (const one of choose(node)) {
      const pattern = one ? patternOf(one) : undefined;
      if (pattern) found.set(pattern.source, pattern);
    }
  });
  return [...found.values()];
}

/** What is missing when cases are compared with the source: patterns without a case. */
export const withoutCase = (patterns: readonly RegExp[], cases: readonly string[]): string[] =>
  patterns.filter((pattern) => !cases.some((one) => pattern.test(one))).map(({ source }) => source);

/** The messages of a check that returns them in lists: `isBroken ? ['a message'] : []`. */
export const messagesIn = (node: Node): readonly (Node | null)[] =>
  isArrayExpression(node)
    ? node.elements.flatMap((one): (Node | null)[] =>
        isConditionalExpression(one) ? [one.consequent, one.alternate] : [one],
      )
    : [];
