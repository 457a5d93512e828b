import { cleanCode } from '@/lib/typedText';

/**
 * The digits of a typed or pasted one-time code. Spaces, dashes and digits of any script are accepted, and so is a whole
 * text message with one number of the right length.
 */
export function typedCode(text: string, length: number): string {
  const plain = cleanCode(text);
  const isMessage = /\p{L}/u.test(plain);
  const numbers = plain.match(/\d(?:[\s\-–—·.]?\d)*/g)?.map((number) => number.replace(/\D/g, '')) ?? [];
  const fitting = isMessage ? numbers.find((number) => number.length === length) : undefined;
  return (fitting ?? numbers.join('')).slice(0, length);
}
