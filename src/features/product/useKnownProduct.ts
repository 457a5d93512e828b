import { useLocation } from '@umijs/max';
import { knownProductIn, type KnownProduct } from './knownProduct';

/** Name and picture of this page's product from the card that led here, before the API has responded. */
export const useKnownProduct = (): KnownProduct | undefined => knownProductIn(useLocation().state);
