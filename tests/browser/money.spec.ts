/**
 * The money table: each write of the contract, in each way in which a bad line or quick fingers can double or lose it. The
 * books of the shop must show exactly one effect, and the customer must see it. `npm run money` plays all of it and prints
 * the table; otherwise each write and each disturbance is played once on either face.
 */
import { calls } from '../../src/api/calls';
import { addressWrites } from './support/money/addressWrites';
import { disturbances, expectedWords, type Disturbance } from './support/money/disturbances';
import { orderWrites } from './support/money/orderWrites';
import type { Write } from './support/money/play';
import { profileWrites } from './support/money/profileWrites';
import { signInWrites } from './support/money/signInWrites';
import { walletWrites } from './support/money/walletWrites';
import { newPhone } from './support/shopApi';
import { expect, test } from './support/storeTest';

const writes: readonly Write[] = [...signInWrites, ...profileWrites, ...addressWrites, ...orderWrites, ...walletWrites];
const isWhole = process.env['MONEY_TABLE'] === 'whole';

/** A visitor has no session to lose. */
const isPossible = ({ isVisitors }: Write, { name }: Disturbance) => !(isVisitors && name === 'session lost');

for (const [row, write] of writes.entries()) {
  for (const [column, disturbance] of disturbances.entries()) {
    if (!isPossible(write, disturbance) || !(isWhole || column === row % disturbances.length)) continue;
    test(`${write.name} | ${disturbance.name}`, async ({ page, context, face, t, shop, leaveInStorage, expectConsole }) => {
      for (const words of expectedWords) expectConsole(words);
      const phone = newPhone();
      const api = await shop.signIn(phone);
      if (!write.isVisitors) await leaveInStorage({ token: api.token });
      const play = { face, t, shop, api, phone };
      const prepared = await write.prepare(play);
      // Otherwise the play could not fail.
      expect(await prepared.books()).not.toEqual(prepared.once);

      await disturbance.run({ page, context, play, write, row: prepared });
      await expect.poll(prepared.books).toEqual(prepared.once);
      await prepared.truth(page);
      expect(await prepared.books()).toEqual(prepared.once);
    });
  }
}

test('the table has a row for every write of the contract', () => {
  const inContract = Object.values(calls).filter(({ kind }) => kind !== 'read').map(({ name }) => name);
  expect([...new Set(writes.map(({ call }) => call))].sort()).toEqual(inContract.sort());
});
