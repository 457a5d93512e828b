/** The rules of `npm run check` as a program, against the demo shop on a port. */
import { catalogue } from '../../mock/testing/wholeCatalogue';
import { openTestShop } from '../../mock/testing/openTestShop';
import { conformanceRules } from '../../tools/check/conformance/rules';
import { serveOnPort, type HttpShop } from '../setup/httpShop';
import { killAll, runScript } from '../setup/serverProcess';

// Each program loads its sources first, which is slow on a busy machine.
jest.setTimeout(60_000);
let api: HttpShop;

beforeAll(async () => {
  const { shop } = openTestShop({ seed: 'default', catalogue });
  api = await serveOnPort(shop);
});
afterAll(async () => {
  await killAll();
  await api.close();
});
const run = (...args: string[]) => runScript('check/checkApi.ts', [api.origin, '--write', ...args], {});

test('the demo shop keeps every rule with its demo accounts, and the program ends with code 0', async () => {
  const { code, output } = await run();
  expect(output.trim().split('\n').at(-1)).toBe(
    `${conformanceRules.length} rules: ${conformanceRules.length} kept, 0 broken, 0 not tried.`,
  );
  expect(code).toBe(0);
});

test('rules that this API or account cannot show say why, as JSON', async () => {
  const { code, output } = await run('--token', 'none', '--only', 'foreignIds,unknownIds', '--json');
  const { summary, rules: results }: { summary: { rules: object }; rules: object[] } = JSON.parse(output);
  expect(summary.rules).toEqual({ kept: 0, broken: 1, notTried: 1, off: 0 });
  expect(results).toMatchObject([
    { id: 'foreignIds', state: 'notTried', reason: 'needs a second account' },
    { id: 'unknownIds', state: 'broken', reason: 'an unknown order: expected the error NOT_FOUND, got UNAUTHORIZED' },
  ]);
  expect(code).toBe(1);
});

test('an unknown rule ends it before anything is sent', async () => {
  const { code, output } = await run('--only', 'stock');
  expect(output.trim()).toBe('There is no rule "stock". "npm run check -- --help" lists the rules.');
  expect(code).toBe(1);
});

test('the rules need the permission to write', async () => {
  const { code, output } = await runScript('check/checkApi.ts', [api.origin, '--only', 'unknownIds'], {});
  expect([code, output.trim()]).toEqual([1, 'The rules place orders: add --write.']);
});

test('the rules use the session in which the calls were visited', async () => {
  const { code, output } = await run('--phone', '+14155550134', '--json');
  const { summary, calls } = JSON.parse(output) as { summary: Record<string, unknown>; calls: { state: string }[] };
  expect(calls.filter(({ state }) => state === 'wrong' || state === 'failed')).toEqual([]);
  expect(summary).toMatchObject({ missing: 0, unreachable: 0, rules: { broken: 0 } });
  expect(code).toBe(0);
});
