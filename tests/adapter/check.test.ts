/** The acceptance check on the adapter of `examples/adapter`, with its sample engine. */
import { minimumShop } from '../../tools/check/checkApi/minimumShop';
import { hasFaultyRows } from '../../tools/check/checkApi/report';
import { runCheck, summaryOf } from '../../tools/check/checkApi/runCheck';
import { runConformance } from '../../tools/check/conformance/rules';
import { closeBenches, openBench } from './adapterBench';

afterEach(closeBenches);

test('every call of the minimum shop, of the account and of orders works', async () => {
  const { send, defects } = await openBench();
  const options = { phone: '+14155550134', newPhone: '+14155550135', write: true };
  const rows = await runCheck({ send, options });
  const named = (state: string) => rows.flatMap((row) => (row.state === state ? [row.call] : []));
  expect(named('works').sort()).toEqual(
    [
      ...minimumShop,
      ...['cancelOrder', 'getOrders', 'getUnpaidOrders', 'getUserInfo', 'getVirtualGoods', 'updatePhone', 'updateUser'],
    ].sort(),
  );
  expect(named('notTried')).toEqual(['getArticle']);
  expect(summaryOf(rows)).toEqual({
    ...{ works: 22, wrong: 0, missing: 0, failed: 0, unreachable: 0 },
    ...{ notTried: 1, off: 28, minimum: 15 },
  });
  expect(hasFaultyRows(rows, false)).toBe(false);
  expect(defects).toEqual([]);
});

test('no rule is broken', async () => {
  const { send, defects } = await openBench();
  const accounts = [{ phone: '+14155550134' }, { phone: '+14155550100' }] as const;
  const results = await runConformance({ send, accounts });
  const named = (state: string) => results.flatMap((result) => (result.state === state ? [result.id] : []));
  expect(named('broken')).toEqual([]);
  expect(named('kept')).toEqual([
    ...['unauthorized', 'foreignIds', 'unknownIds', 'productPages', 'newestFirst', 'listFilters', 'cardEqualsProduct'],
    ...['quoteProblems', 'addressNeeded', 'quoteEqualsOrder', 'deliveryOptions', 'changedTotal', 'orderOnce'],
    ...['operationMismatch', 'orderByOperation', 'cancelReturnsStock', 'noOversale', 'payOnce', 'cancelReturnsPayment'],
    ...['signInCodes', 'shapes'],
  ]);
  expect(named('notTried')).toEqual(['orderPages', 'orderSearch', 'deliverOnce']);
  expect(named('off')).toHaveLength(25);
  expect(defects).toEqual([]);
});
