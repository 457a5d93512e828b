/** The rules of a style sheet that some markup needs. */
import postcss, { type AtRule, type ChildNode } from 'postcss';

/** Whether a selector can meet anything whose classes are among `classes`: each class that it asks for is there. */
function meets(selector: string, classes: ReadonlySet<string>): boolean {
  // A class that is only excluded need not be there.
  const asked = selector.replaceAll(/:not\([^)]*\)/g, '').matchAll(/\.((?:[\w-]|\\.)+)/g);
  return [...asked].every(([, name = '']) => classes.has(name.replaceAll('\\', '')));
}

const isEmpty = (node: ChildNode) => node.type === 'atrule' && 'nodes' in node && node.nodes?.length === 0;

/** `css` without the rules whose classes do not occur in `markup`; what has no class stays. */
export function criticalCss(css: string, markup: string): string {
  const classes = new Set([...markup.matchAll(/class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(/\s+/)));
  const root = postcss.parse(css);
  root.walkComments((comment) => void comment.remove());
  root.walkRules((rule) => {
    if ((rule.parent as AtRule | undefined)?.name?.endsWith('keyframes')) return;
    const kept = rule.selectors.filter((selector) => meets(selector, classes));
    if (kept.length === 0) rule.remove();
    else rule.selectors = kept;
  });
  root.walkAtRules((rule) => void (isEmpty(rule) && rule.remove()));
  return root.toString();
}
