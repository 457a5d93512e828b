/** Characters per group. */
const groupLength = 4;

/**
 * Splits a code into groups that are easy to read out. A code with separators keeps its groups; a longer code without
 * them is split.
 */
export function codeGroups(code: string): string[] {
  const groups = code.split(/[\s\-–—·.]+/).filter(Boolean);
  const [only = ''] = groups;
  if (groups.length > 1 || only.length <= groupLength + 1) return groups;
  return only.match(new RegExp(`.{1,${groupLength}}`, 'gu')) ?? [];
}
