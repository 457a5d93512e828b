/** The rules of a style sheet that apply to some markup. */
import postcss, { type AtRule, type ChildNode } from 'postcss';

/** Whether a selector can match an element: `classes` contains each class that the selector requires. */
function mayMatchMarkup(selector: string, classes: ReadonlySet<string>): boolean {
  // A class inside `:not()` is not required.
  const requiredClasses = selector.replaceAll(/:not\([^)]*\)/g, '').matchAll(/\.((?:[\w-]|\\.)+)/g);
  return [...requiredClasses].every(([, name = '']) => classes.has(name.replaceAll('\\', '')));
}

const isEmptyRule = (node: ChildNode) => node.type === 'atrule' && 'nodes' in node && node.nodes?.length === 0;

/** Removes the rules of `css` whose classes do not occur in `markup`. Rules without a class stay. */
export function criticalCss(css: string, markup: string): string {
  const classes = new Set([...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
  const root = postcss.parse(css);
  root.walkComments((comment) => void comment.remove());
  root.walkRules((rule) => {
    if ((rule.parent as AtRule | undefined)?.name?.endsWith('keyframes')) return;
    const remainingSelectors = rule.selectors.filter((selector) => mayMatchMarkup(selector, classes));
    if (remainingSelectors.length === 0) rule.remove();
    else rule.selectors = remainingSelectors;
  });
  root.walkAtRules((rule) => void (isEmptyRule(rule) && rule.remove()));
  return root.toString();
}
