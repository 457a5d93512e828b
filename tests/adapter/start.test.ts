/** The adapter as a process, as docs/adapters.md starts it. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { calls } from '../../src/api/calls';
import { fetchSender, pictureLoader } from '../../tools/config/apiTransport';
import { createClient } from '../../tools/check/conformance/client';
import { projectFolder } from '../../tools/command/run';

jest.setTimeout(60_000);
let folder: string;
beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'persimmon-adapter-'))));
afterAll(() => rmSync(folder, { recursive: true }));

function start(variables: Readonly<Record<string, string>>) {
  const environment = { ...process.env, ADAPTER_PORT: '0', ADAPTER_DATA: join(folder, 'data'), ...variables };
  const args = ['--import', 'tsx', 'examples/adapter/server.ts'];
  const child = spawn(process.execPath, args, { cwd: projectFolder, env: environment });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const url = new Promise<string>((resolve) => {
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (part: Buffer) => {
        output += part.toString();
        const found = /The adapter serves (\S+)/.exec(output)?.[1];
        if (found !== undefined) resolve(found);
      });
  });
  return { url, ended, output: () => output, stop: () => child.kill('SIGTERM') };
}

test('serves calls and pictures, and ends on SIGTERM', async () => {
  const { url, ended, output, stop } = start({});
  const origin = await url;
  const { list } = await createClient(fetchSender(origin), '').ok('getGoodsList', { keyword: 'cup' });
  expect(list).toMatchObject([{ id: 'cup', price: 1800 }]);
  const loadPicture = pictureLoader(origin);
  expect([await loadPicture(list[0]?.picture.src ?? ''), await loadPicture('/pictures/..%2Fpackage.json')]).toEqual([
    undefined,
    'status 404',
  ]);
  // Neither a gateway nor a demo: no code can arrive.
  const sent = await fetchSender(origin)({ call: calls.sendVerifyCode, input: { phone: '+14155550134' }, token: '' });
  expect(sent).toMatchObject({ status: 500 });
  stop();
  expect(await ended).toBe(0);
  expect(output()).toContain('Nobody can sign in: set ADAPTER_CODE_SENDER_URL.');
});

test('with an invalid variable says so and ends', async () => {
  const { ended, output } = start({ ADAPTER_PORT: 'eighty' });
  expect(await ended).toBe(1);
  expect(output().trim()).toBe('ADAPTER_PORT must be a whole number from 0 to 65535, not "eighty".');
});
