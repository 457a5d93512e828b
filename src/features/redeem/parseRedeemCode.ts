/**
 * Extracts a code from typed or pasted text. Case, spaces, dashes and full-width letters, and what no one sees, are ignored. In a whole
 * message the code must be recognisable: capitals, or groups with dashes.
 */

import { cleanCode } from '@/lib/typedText';

/** The contract allows no longer codes. */
export const MAX_CODE_LETTERS = 40;
/** Maximum number of characters that are searched. */
const MAX_SEARCHED_CHARACTERS = 500;

/**
 * Formats of a code in a message, the most reliable first: groups with dashes, groups with spaces that have letters and digits, one piece with a
 * digit, one in capitals.
 */
const codePatterns = [
  /\b[A-Za-z0-9]+(?:-[a-z]*[A-Z0-9][A-Za-z0-9]*)+/g,
  /\b[A-Z0-9]{2,}(?: [A-Z0-9]{2,})+\b/g,
  /\b(?=[A-Za-z]*\d)(?=\d*[A-Za-z])[A-Za-z0-9]{5,}\b/g,
  /\b[A-Z]{5,}\b/g,
];

const longestText = (found: readonly string[]) =>
  found.reduce((best, one) => (one.length > best.length ? one : best), '');

/** Whether a text is a code in groups: all in one case, most of them with a digit. */
function isCodeInGroups(text: string): boolean {
  const groups = text.split(/[\s-]+/).filter(Boolean);
  return (
    groups.length > 1 &&
    (text === text.toLowerCase() || text === text.toUpperCase()) &&
    groups.every((group) => /^[A-Za-z0-9]{3,}$/.test(group)) &&
    groups.filter((group) => /\d/.test(group)).length * 2 > groups.length
  );
}

function findCodeInMessage(text: string): string {
  const afterLabel = text.slice(text.lastIndexOf(':') + 1);
  if (isCodeInGroups(afterLabel)) return afterLabel;
  for (const shape of codePatterns) {
    const found = text.match(shape) ?? [];
    // Words in capitals are no code.
    const code = longestText(found.filter((one) => !one.includes(' ') || (/\d/.test(one) && /[A-Z]/.test(one))));
    if (code) return code;
  }
  return text;
}

/** Whether the text contains more than a code: words, or characters that no code has. */
function isMessage(text: string): boolean {
  if (/[^A-Za-z0-9\s-]/.test(text)) return true;
  if (isCodeInGroups(text)) return false;
  const labels = text.split(/\s+/);
  return (
    labels.length > 2 &&
    labels.some((part) => /^[a-z]+$/.test(part)) &&
    labels.some((part) => /[A-Z0-9]/.test(part.slice(1)))
  );
}

/** The code as it is sent: capitals in groups with dashes; empty when there is none. */
export function parseRedeemCode(typed: string): string {
  const plain = cleanCode(typed.slice(0, MAX_SEARCHED_CHARACTERS)).replace(/[·_]/g, '-');
  const bare = /[\p{L}\p{N}](?:[^]*[\p{L}\p{N}])?/u.exec(plain)?.[0] ?? '';
  const code = isMessage(bare) ? findCodeInMessage(bare) : bare;
  return code
    .toUpperCase()
    .split(/[^A-Z0-9]+/)
    .filter(Boolean)
    .join('-');
}
