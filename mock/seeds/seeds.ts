/** The seeds: the catalogue and the demo accounts of a new shop. A sign-in with any other phone creates a customer. */
import type { AccountName } from '../accounts';
import type { CatalogueSeed } from '../../shop/catalogue/types';
import { largeCatalogue } from './largeCatalogue';

/** The catalogue without products, banners, coupons and codes. Only the legal articles remain. */
const emptyCatalogue = (catalogue: CatalogueSeed): CatalogueSeed => ({
  ...catalogue,
  shop: { ...catalogue.shop, notice: null },
  categories: [],
  goods: [],
  banners: [],
  campaigns: [],
  articles: catalogue.articles.filter((article) => article.kind === 'legal'),
  coupons: [],
  discountCodes: [],
  redeemCodes: [],
});

/** The names of the seeds. `demoGuide.ts` describes them. */
export type SeedName = 'default' | 'fresh' | 'rich' | 'empty' | 'large';

/** A seed: catalogue and demo accounts of a new shop. */
export interface Seed {
  readonly name: SeedName;
  /** Derives the catalogue of this seed from the whole catalogue. */
  readonly select: (whole: CatalogueSeed) => CatalogueSeed;
  readonly accounts: readonly AccountName[];
}

const wholeCatalogue = (whole: CatalogueSeed) => whole;

const seeds: Readonly<Record<SeedName, Omit<Seed, 'name'>>> = {
  default: { select: wholeCatalogue, accounts: ['rich', 'fresh', 'full'] },
  fresh: { select: wholeCatalogue, accounts: ['fresh'] },
  rich: { select: wholeCatalogue, accounts: ['rich'] },
  empty: { select: emptyCatalogue, accounts: ['fresh'] },
  large: { select: (whole) => largeCatalogue(whole, 10_000), accounts: ['rich', 'fresh', 'full'] },
};

/** Whether a seed has this name. */
export const isSeedName = (name: string): name is SeedName => Object.hasOwn(seeds, name);

/** Returns the seed with this name, or the default seed. */
export function getSeed(name: string | undefined): Seed {
  const known = name !== undefined && isSeedName(name) ? name : 'default';
  return { name: known, ...seeds[known] };
}
