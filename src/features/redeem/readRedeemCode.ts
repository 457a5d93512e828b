/**
 * The code in what was typed or pasted. Capitals, spaces, dashes and full-width letters make no difference, and a whole
 * message may be pasted as long as the code stands out in it: in capitals, or as groups with dashes.
 */

/** Longer codes are not known to the contract. */
export const mostCodeLetters = 40;
/** What is read at all of a pasted text. */
const mostRead = 500;

const group = '[A-Z0-9]{2,}';
/** How a code stands out in a message, the surest way first: groups with dashes, groups with spaces, one piece with a figure, one in capitals. */
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

/** Words around a code, or signs that no code has. */
function isMessage(text: string): boolean {
  if (/[^A-Za-z0-9\s-]/.test(text)) return true;
  const words = text.split(/\s+/);
  return words.length > 2 && words.some((word) => /^[a-z]+$/.test(word)) && words.some((word) => /[A-Z0-9]/.test(word.slice(1)));
}

/** The code as it is sent: capitals in groups with dashes; empty when there is none. */
export function readRedeemCode(typed: string): string {
  const plain = typed.slice(0, mostRead).normalize('NFKC').replace(/[‐-―−﹣·_]/g, '-').trim();
  const bare = plain.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  const code = isMessage(bare) ? foundInMessage(bare) : bare;
  return code.toUpperCase().split(/[^A-Z0-9]+/).filter(Boolean).join('-');
}
