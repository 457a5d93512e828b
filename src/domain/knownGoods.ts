/** What the screen that leads to goods shows of them already, so that their own page can begin with it while the rest comes. */
import type { Picture } from './picture';

export interface KnownGoods {
  name: string;
  picture: Picture;
}

/** The state of the history entry to which a card leads. */
export const stateOfCard = ({ name, picture }: KnownGoods): { goods: KnownGoods } => ({ goods: { name, picture } });

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isPicture(value: unknown): value is Picture {
  return isObject(value) && typeof value['src'] === 'string' && typeof value['alt'] === 'string' && typeof value['hue'] === 'number' && (value['fit'] === 'cutout' || value['fit'] === 'photo');
}

/** The goods in the state of a history entry, which another version of the shop may have written; undefined when there are none. */
export function knownGoodsIn(state: unknown): KnownGoods | undefined {
  const goods = isObject(state) ? state['goods'] : undefined;
  return isObject(goods) && typeof goods['name'] === 'string' && isPicture(goods['picture']) ? { name: goods['name'], picture: goods['picture'] } : undefined;
}
