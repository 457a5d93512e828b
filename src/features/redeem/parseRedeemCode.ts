/**
 * Extracts a code from typed or pasted text. Case, spaces, dashes and full-width letters are ignored. In a whole
 * message the code must be recognisable: capitals, or groups with dashes.
 */

/** The contract allows no longer codes. */
export const MAX_CODE_LETTERS = 40;
/** Maximum number of characters that are searched. */
const MAX_SEARCHED_CHARACTERS = 500;

const group = '[A-Z0-9]{2,}';
/**
 * Formats of a code in a message, the most reliable first: groups with dashes, groups with spaces, one piece with a
 * digit, one in capitals.
 */
const shapes = [
  /[A-Za-z0-9]+(?:-[A-Za-z0-9]*[A-Z0-9][A-Za-z0-9]*)+/g,
  new RegExp(`\\b(?=[A-Z0-9 ]*\\d)(?=[A-Z0-9 ]*[A-Z])${group}(?: ${group})+\\b`, 'g'),
  /\b(?=[A-Za-z]*\d)(?=\d*[A-Za-z])[A-Za-z0-9]{5,}\b/g,
  /\b[A-Z]{5,}\b/g,
];

const longest = (found: readonly string[]) => found.reduce((best, one) => (one.length > best.length ? one : best), '');

function foundInMessage(text: string): string {
  for (const shape of shapes) {
    const code = longest(text.match(shape) ?? []);
    if (code) return code;
  }
  return text;
}

/** Whether the text contains more than a code: words, or characters that no code has. */
function isMessage(text: string): boolean {
  if (/[^A-Za-z0-9\s-]/.test(text)) return true;
  const labels = text.split(/\s+/);
  return (
    labels.length > 2 &&
    labels.some((part) => /^[a-z]+$/.test(part)) &&
    labels.some((part) => /[A-Z0-9]/.test(part.slice(1)))
  );
}

/** The code as it is sent: capitals in groups with dashes; empty when there is none. */
export function parseRedeemCode(typed: string): string {
  const plain = typed
    .slice(0, MAX_SEARCHED_CHARACTERS)
    .normalize('NFKC')
    .replace(/[‐-―−﹣·_]/g, '-')
    .trim();
  const bare = plain.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const code = isMessage(bare) ? foundInMessage(bare) : bare;
  return code
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(Boolean)
    .join('-');
}
