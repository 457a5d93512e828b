/**
 * The idempotency matrix: each write of the contract under each disturbance that can duplicate or lose it. The
 * database must contain exactly one effect, and the customer must see it. `npm run money` runs the full matrix and
 * prints it. Otherwise each write of money runs under every disturbance, on alternating platforms, and each other
 * write runs under one disturbance on both platforms.
 */
import { calls } from '../../src/api/calls';
import { disturbances, expectedConsole, type Disturbance } from './support/idempotency/disturbances';
import type { Write } from './support/idempotency/writeCase';
import { writes } from './support/idempotency/writes';
import { newPhone } from './support/shopApi';
import type { Platform } from './shopTest';
import { expect, test } from './support/storeTest';

const isFullMatrix = process.env['IDEMPOTENCY_MATRIX'] === 'full';

/** A write of a signed-out user has no session to lose. */
const isPossible = ({ isSignedOut }: Write, { name }: Disturbance) => !(isSignedOut && name === 'session lost');

/** The platforms on which a cell of the matrix runs. */
function platformsOf(row: number, column: number, { call }: Write): readonly Platform[] {
  if (isFullMatrix) return ['h5', 'pc'];
  if (calls[call].kind === 'money') return (row + column) % 2 === 0 ? ['h5'] : ['pc'];
  return column === row % disturbances.length ? ['h5', 'pc'] : [];
}

for (const [row, write] of writes.entries()) {
  for (const [column, disturbance] of disturbances.entries()) {
    const platforms = isPossible(write, disturbance) ? platformsOf(row, column, write) : [];
    if (platforms.length === 0) continue;
    // The configuration leaves out tests with the tag of the other platform.
    const tag = platforms.length === 1 ? platforms.map((one) => `@${one}`) : [];
    test(
      `${write.name} | ${disturbance.name}`,
      { tag },
      async ({ page, context, platform, t, shop, setLocalStorage, expectConsole }) => {
        for (const text of expectedConsole) expectConsole(text);
        const phone = newPhone();
        const api = await shop.signIn(phone);
        if (!write.isSignedOut) await setLocalStorage({ token: api.token });
        const caseContext = { platform, t, shop, api, phone };
        const prepared = await write.prepare(caseContext);
        // The expected state must not exist before the test.
        expect(await prepared.readDatabase()).not.toEqual(prepared.expectedDatabase);

        await disturbance.run({ page, context, caseContext, write, prepared: prepared });
        await expect.poll(prepared.readDatabase).toEqual(prepared.expectedDatabase);
        await prepared.expectListed(page);
        expect(await prepared.readDatabase()).toEqual(prepared.expectedDatabase);
      },
    );
  }
}

test('the matrix runs every write of money under every disturbance', () => {
  const money = writes.flatMap((write, row) => (calls[write.call].kind === 'money' ? [{ write, row }] : []));
  const cells = money.map(({ write, row }) => disturbances.map((_, column) => platformsOf(row, column, write)));
  const moneyCalls = [...new Set(money.map(({ write }) => write.call))];
  expect(moneyCalls.sort()).toEqual(['confirmOrder', 'exchangeCode', 'payOrder', 'requestReturn', 'withdraw']);
  expect(cells.flat().filter((platforms) => platforms.length === 0)).toEqual([]);
  for (const row of cells) expect(new Set(row.flat())).toEqual(new Set(['h5', 'pc']));
});

test('the matrix contains every write of the contract', () => {
  const inContract = Object.values(calls)
    .filter(({ kind }) => kind !== 'read')
    .map(({ name }) => name);
  expect([...new Set(writes.map(({ call }) => call))].sort()).toEqual(inContract.sort());
});
