/** Letters in a row that the eye can still hold. */
const groupLength = 4;

/**
 * A code in groups for reading out. Groups that the shop made are kept, whatever divides them; a code in one piece is
 * divided when it is too long to be taken in at once.
 */
export function codeGroups(code: string): string[] {
  const groups = code.split(/[\s\-–—·.]+/).filter(Boolean);
  const [only = ''] = groups;
  if (groups.length > 1 || only.length <= groupLength + 1) return groups;
  return only.match(new RegExp(`.{1,${groupLength}}`, 'gu')) ?? [];
}
