/**
 * PostCSS plugin: gives every sheet what browsers without `:focus-visible` or `:has()` need to show the focus. They drop a whole rule
 * with a selector that they do not know, so the rule is repeated for them with `:focus` and `:focus-within`.
 */
import postcss, { type AtRule, type Plugin, type Rule } from 'postcss';

const focusVisibleSelector = ':focus-visible';
/** For example `:has(input:focus-visible)`. */
const hasFocusVisiblePattern = /:has\([^()]*:focus-visible\)/g;

/**
 * What shows the focus in a browser that does not know a selector: the feature that it lacks, and the selector for it. Undefined for a
 * selector without `:focus-visible`.
 */
export function fallbackOf(selector: string): { readonly lacked: string; readonly selector: string } | undefined {
  if (!selector.includes(focusVisibleSelector)) return undefined;
  return selector.search(hasFocusVisiblePattern) >= 0
    ? { lacked: ':has(*)', selector: selector.replaceAll(hasFocusVisiblePattern, ':focus-within') }
    : { lacked: focusVisibleSelector, selector: selector.replaceAll(focusVisibleSelector, ':focus') };
}

/** A rule inside the at-rules that it has in the sheet, such as `@media`. */
function copyInSameAtRules(rule: Rule, selector: string): Rule | AtRule {
  let copy: Rule | AtRule = rule.clone({ selector });
  for (let { parent } = rule; parent?.type === 'atrule'; parent = parent.parent as typeof parent) {
    const outer = (parent as AtRule).clone({ nodes: [] });
    outer.append(copy);
    copy = outer;
  }
  return copy;
}

/** The plugin. */
export function selectorFallbacks(): Plugin {
  return {
    postcssPlugin: 'selector-fallbacks',
    OnceExit(sheet) {
      const copies = new Map<string, (Rule | AtRule)[]>();
      sheet.walkRules((rule) => {
        const fallbacks = rule.selectors.flatMap((one) => fallbackOf(one) ?? []);
        for (const lacked of new Set(fallbacks.map((one) => one.lacked))) {
          const selectors = fallbacks.filter((one) => one.lacked === lacked).map((one) => one.selector);
          copies.set(lacked, [...(copies.get(lacked) ?? []), copyInSameAtRules(rule, selectors.join())]);
        }
      });
      for (const [lacked, nodes] of copies)
        sheet.append(postcss.atRule({ name: 'supports', params: `not selector(${lacked})`, nodes }));
    },
  };
}
