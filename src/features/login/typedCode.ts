/**
 * The digits in what was typed or pasted as a one-time code: spaces, dashes and full-width figures are as good as digits,
 * and a whole message may be pasted, as long as it holds one number of the right length.
 */
export function typedCode(text: string, length: number): string {
  const plain = text.normalize('NFKC');
  const isMessage = /\p{L}/u.test(plain);
  const numbers = plain.match(/\d(?:[\s\-–—·.]?\d)*/g)?.map((number) => number.replace(/\D/g, '')) ?? [];
  const fitting = isMessage ? numbers.find((number) => number.length === length) : undefined;
  return (fitting ?? numbers.join('')).slice(0, length);
}
