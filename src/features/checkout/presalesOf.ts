import type { Pack } from '@/api/schema/order';
import type { Presale } from '@/api/schema/goods';

/** The presales of a pack, each once: two goods of one delivery have the same day and terms. */
export function presalesOf({ lines }: Pick<Pack, 'lines'>): Presale[] {
  const byText = new Map(lines.flatMap(({ presale }) => (presale ? [[`${presale.shipsOn} ${presale.terms}`, presale] as const] : [])));
  return [...byText.values()];
}
