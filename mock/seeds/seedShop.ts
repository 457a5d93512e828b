/** Fills a new database with redeem codes and demo accounts. The same opening time always gives the same rows. */
import type { AccountName } from '../accounts';
import type { ShopContext } from '../../shop/context';
import { runDueJobs } from '../../shop/domain/scheduler';
import { addRedeemCode, normalizeRedeemCode } from '../../shop/domain/redeemCodes';
import { seededRandom } from '../../shop/random';
import { DAY_MS } from '../../shop/time';
import { resetStock, createAccount, contextAt, tryPlaceAndPay, createLinePicker } from './accountHistory';
import { seedRichAccount } from './richAccount';
import { HOUR_MS } from '../../shop/time';
import { MAX_ADDRESSES, saveAddress } from '../../shop/domain/addresses';

/** Orders of the account `full`: more than two pages of ten. */
const FULL_ACCOUNT_ORDERS = 26;

/** Creates the account `full` (Sam Okafor): a full address book, an expired coupon, no balance, many orders. */
function seedFullAccount(context: ShopContext): void {
  const joined = contextAt(context, 200 * DAY_MS);
  const customer = createAccount(joined, 'full');
  for (let number = 1; number <= MAX_ADDRESSES; number += 1) {
    saveAddress(joined, customer.id, undefined, {
      recipient: 'Sam Okafor',
      phone: customer.phone,
      region: 'WA',
      city: 'Seattle',
      street: `${number} Pine Street`,
      postcode: '98101',
      isDefault: number === 1,
    });
  }
  const pick = createLinePicker(context);
  for (let nth = 0; nth < FULL_ACCOUNT_ORDERS; nth += 1)
    tryPlaceAndPay(contextAt(context, (180 - nth * 6) * DAY_MS), customer, pick.delivered(nth + 4));
}

/** Creates the account `fresh` (Alex Reed), who joined an hour ago and has one welcome coupon. */
function seedFreshAccount(context: ShopContext): void {
  createAccount(contextAt(context, HOUR_MS), 'fresh');
}

/** Seed of the random numbers. Any constant works. */
const RANDOM_SEED = 20_261_120;

const seedAccountByName: Readonly<Record<AccountName, (context: ShopContext) => void>> = {
  fresh: seedFreshAccount,
  rich: seedRichAccount,
  full: seedFullAccount,
};

/**
 * Adds the redeem codes of the catalogue that the database does not have: all of them in a new shop, only new ones after
 * the catalogue changed.
 */
export function addMissingRedeemCodes(context: ShopContext): void {
  const { redeemCodes, openedAt } = context.goods;
  const missing = redeemCodes.filter(
    ({ code }) => context.database.redeemCodes.get(normalizeRedeemCode(code)) === undefined,
  );
  for (const { untilDay, ...code } of missing)
    addRedeemCode(context, { ...code, validUntil: openedAt + untilDay * DAY_MS });
}

/** Writes the redeem codes and the accounts of a new shop. Random numbers come from a fixed seed. */
export function seedShop(shopContext: ShopContext, accounts: readonly AccountName[]): void {
  const context = { ...shopContext, random: seededRandom(RANDOM_SEED) };
  addMissingRedeemCodes(context);
  for (const name of accounts) seedAccountByName[name](context);
  runDueJobs(context);
  resetStock(context);
}
