/** Fills new books: redeem codes and the accounts of the scene. The same moment always gives the same books. */
import type { AccountName } from '../accounts';
import type { ShopContext } from '../context';
import { catchUp } from '../domain/clockwork';
import { addRedeemCode, redeemKey } from '../domain/redeemCodes';
import { seededRandom } from '../random';
import { DAY } from '../time';
import { liveFresh } from './fresh';
import { liveFull } from './full';
import { restock } from './past';
import { liveRich } from './rich';

/** Any number will do; it only must stay the same. */
const SEED = 20_261_120;

const lives: Readonly<Record<AccountName, (context: ShopContext) => void>> = { fresh: liveFresh, rich: liveRich, full: liveFull };

/** Makes the redeem codes that the books do not know: all of them in a new shop, later those that the catalogue gained since. */
export function stockRedeemCodes(context: ShopContext): void {
  const { redeemCodes, openedAt } = context.goods;
  const missing = redeemCodes.filter(({ code }) => context.books.redeemCodes.get(redeemKey(code)) === undefined);
  for (const { untilDay, ...code } of missing) addRedeemCode(context, { ...code, validUntil: openedAt + untilDay * DAY });
}

/** Writes everything that a new shop of this scene knows. */
export function seedShop(given: ShopContext, accounts: readonly AccountName[]): void {
  const context = { ...given, random: seededRandom(SEED) };
  stockRedeemCodes(context);
  for (const name of accounts) lives[name](context);
  catchUp(context);
  restock(context);
}
