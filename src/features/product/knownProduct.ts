/**
 * What the previous screen already showed of a product, so that the product page can show name and picture at once, with the
 * right places for the rest.
 */
import type { Picture } from '@/lib/picture';

export interface KnownProduct {
  name: string;
  picture: Picture;
  /** Whether customers have rated it. */
  isRated: boolean;
}

/** A product as a card or a list of viewed products has it. */
export type VisibleProduct = Omit<KnownProduct, 'isRated'> & { rating?: unknown; isRated?: boolean };

/** The history state of a link from a product card. */
export const stateOfCard = ({
  name,
  picture,
  rating,
  isRated = !!rating,
}: VisibleProduct): { goods: KnownProduct } => ({
  goods: { name, picture, isRated },
});

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isPicture(value: unknown): value is Picture {
  return (
    isObject(value) &&
    typeof value['src'] === 'string' &&
    typeof value['alt'] === 'string' &&
    typeof value['hue'] === 'number' &&
    (value['fit'] === 'cutout' || value['fit'] === 'photo')
  );
}

/**
 * The product in the state of a history entry, which another version of the shop may have written; undefined when there
 * is none.
 */
export function knownProductIn(state: unknown): KnownProduct | undefined {
  const goods = isObject(state) ? state['goods'] : undefined;
  return isObject(goods) && typeof goods['name'] === 'string' && isPicture(goods['picture'])
    ? { name: goods['name'], picture: goods['picture'], isRated: goods['isRated'] === true }
    : undefined;
}
