import { useLocation } from '@umijs/max';
import { knownGoodsIn, type KnownGoods } from '@/domain/knownGoods';

/** What is known of the goods of this page before the shop has answered: what the card showed that led here. */
export const useKnownGoods = (): KnownGoods | undefined => knownGoodsIn(useLocation().state);
