/**
 * The products of the engine, as the lists of the contract need them. Few engines filter, sort and count in all the combinations of
 * `getGoodsList`, so the adapter keeps all products for half a minute and does it itself. One product and its stock are always read
 * from the engine.
 */
import type * as v from 'valibot';
import { tokensOf } from '../../shop/searchText';
import type { goodsCard } from '../../src/api/goods';
import type { Engine, EngineProduct, EngineSku } from './engine';

/** Ms for which lists may show the products of an earlier moment. An order through the adapter ends it. */
const CATALOGUE_TTL_MS = 30_000;
/** Pieces of a product that is nearly sold out. */
const LAST_PIECES = 3;

type Card = v.InferInput<typeof goodsCard>;

export interface CatalogueReader {
  /** All products, not older than half a minute. */
  products(): Promise<readonly EngineProduct[]>;
  /** The products are read again at the next request. */
  forget(): void;
}

export function createCatalogueReader(engine: Engine, now: () => number): CatalogueReader {
  let current: { readonly products: Promise<readonly EngineProduct[]>; readonly at: number } | undefined;
  return {
    products() {
      if (!current || current.at + CATALOGUE_TTL_MS <= now()) {
        const products = engine.products();
        const read = { products, at: now() };
        current = read;
        products.catch(() => {
          if (current === read) current = undefined;
        });
      }
      return current.products;
    },
    forget() {
      current = undefined;
    },
  };
}

const cheapestOf = ({ skus }: EngineProduct): EngineSku | undefined =>
  skus.toSorted((one, other) => one.price - other.price)[0];

export const stockOf = ({ skus }: EngineProduct): number => skus.reduce((sum, { stock }) => sum + stock, 0);

/** The card of a product: the price of its cheapest SKU. */
export function toCard(product: EngineProduct): Card {
  const cheapest = cheapestOf(product);
  const stock = stockOf(product);
  const [first, second] = product.pictures;
  return {
    id: product.id,
    name: product.name,
    tagline: product.tagline,
    categoryId: product.categoryId,
    picture: first ?? { src: '' },
    ...(second && { secondPicture: second }),
    price: cheapest?.price ?? 0,
    originalPrice: cheapest?.originalPrice ?? null,
    isFromPrice: product.skus.some(({ price }) => price !== cheapest?.price),
    badges: stock === 0 ? ['soldOut'] : stock <= LAST_PIECES ? ['lastPieces'] : [],
    stock,
  };
}

/** Whether a product has all words of a text: for engines without a search. */
export function hasAllWords({ name, tagline, description }: EngineProduct, text: string): boolean {
  const searched = tokensOf(text);
  const tokens = tokensOf(`${name} ${tagline} ${description.replaceAll(/<[^>]*>/g, ' ')}`);
  return searched.length > 0 && searched.every((one) => tokens.some((token) => token.startsWith(one)));
}
