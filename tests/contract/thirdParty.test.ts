/** Programs of others over the OpenAPI document: types from openapi-typescript, and the mock server Prism. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fetchSender } from '../../tools/config/apiTransport';
import { runCheck } from '../../tools/check/checkApi/runCheck';
import { freePort } from '../../tools/command/freePort';
import { projectFolder } from '../../tools/command/run';
import { installPrograms } from './thirdParty/programs';

// The first run installs the programs.
jest.setTimeout(600_000);
const document = join(projectFolder, 'public/openapi.json');
let folder: string;
let programs: Awaited<ReturnType<typeof installPrograms>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'persimmon-openapi-'));
  programs = await installPrograms();
});
afterAll(() => rmSync(folder, { recursive: true }));

const use = `import type { components, paths } from './types';
type Response<Path extends keyof paths> = paths[Path] extends { get: { responses: { 200: { content: { 'application/json': infer Body } } } } } ? Body : never;
type Data<Body> = Extract<Body, { success: true }> extends { data: infer Value } ? Value : never;
export const price: components['schemas']['GoodsCard']['price'] = 1299;
export const total: number = ({} as Data<Response<'/api/home/goodsList'>>).total;
export const code: components['schemas']['BusinessError']['errorCode'] = 'TOTAL_CHANGED';
// @ts-expect-error -- a price is a number
export const text: components['schemas']['GoodsCard']['price'] = '12.99';
// @ts-expect-error -- an error code of the contract
export const unknown: components['schemas']['BusinessError']['errorCode'] = 'SOMETHING';
`;

test('openapi-typescript makes types of it that a strict program can use', async () => {
  const made = await programs.run('openapi-typescript', document, '-o', join(folder, 'types.ts'));
  expect([made.code, made.output]).toEqual([0, expect.stringContaining('types.ts')]);
  writeFileSync(join(folder, 'use.ts'), use);
  const compilerOptions = {
    ...{ noEmit: true, strict: true, types: [], skipLibCheck: true },
    ...{ target: 'es2022', module: 'esnext', moduleResolution: 'bundler' },
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['use.ts'] }));
  expect(await programs.run('tsc', '-p', folder)).toEqual({ code: 0, output: '' });
});

test('Prism accepts every request of the storefront, and its responses keep the contract', async () => {
  const mock = await programs.startMockServer(document, freePort());
  try {
    const all = { write: true, withdraw: true, redeemCode: 'CODE', newPhone: '+14155550135', deleteAccount: true };
    const send = fetchSender(mock.origin);
    // Prism takes an empty Authorization header for a missing session, also where the document says that none is needed.
    const rows = await runCheck({ send, options: { ...all, phone: '+14155550134', token: 'session' } });
    expect(rows.filter(({ state }) => state !== 'works')).toEqual([]);
    expect(rows.length).toBeGreaterThan(30);
  } finally {
    await mock.close();
  }
});
