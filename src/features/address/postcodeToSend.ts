import { cleanCode } from '@/lib/typedText';
import { matchesPattern } from './matchesPattern';

/** Longer than any postcode, also with spaces between its letters. */
const MAX_LENGTH = 32;

/** The ways in which the same postcode is written, the typed one first: with a space or dash at any place, or without. */
function* possibleSpellings(typed: string): Generator<string> {
  yield typed;
  yield typed.replace(/ ?- ?/g, '-');
  const letters = [...typed.replace(/[ -]/g, '')];
  yield letters.join('');
  // The country's code that Europeans put before it: D-10115.
  yield typed.replace(/^[A-Z]{1,2}-/, '');
  for (const separator of [' ', '-'])
    for (let at = 1; at < letters.length; at += 1)
      yield letters.slice(0, at).join('') + separator + letters.slice(at).join('');
}

/**
 * A typed postcode as it is sent: clean, in capitals, in the first spelling that the country's pattern accepts. `sw1a1aa` becomes
 * `SW1A 1AA` where the pattern asks for the space. When the pattern accepts none, it stays as typed.
 */
export function postcodeToSend(typed: string, pattern: string | null | undefined): string {
  const plain = cleanCode(typed).toUpperCase();
  if (!pattern || plain === '' || plain.length > MAX_LENGTH) return plain;
  for (const spelling of possibleSpellings(plain)) if (matchesPattern(spelling, pattern)) return spelling;
  return plain;
}
