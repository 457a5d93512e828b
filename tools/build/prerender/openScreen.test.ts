import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { openScreen, type PrerenderedScreen } from './openScreen';

let server: Server;
let base: string;

/** A page that shows what the app reads when it starts: platform, language, hash, history state, window and media. */
const page = `<!doctype html><body><script>
  document.body.textContent = JSON.stringify({
    platform: localStorage.getItem('pageSet'),
    language: localStorage.getItem('language'),
    hash: location.hash,
    state: history.state && history.state.usr,
    width: innerWidth,
    isPhone: matchMedia('(max-width: 767px)').matches,
  });
  const request = new XMLHttpRequest();
  request.open('get', '/api/home/banner');
  request.send();
</script>`;

beforeAll(async () => {
  server = createServer((_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end(page));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  // A closed window keeps the connection of its call open on Node 24.
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const screen = (part: Partial<PrerenderedScreen>): PrerenderedScreen => ({
  platform: 'h5',
  language: 'en',
  address: '/h5/home',
  isComplete: ({ body }) => body.textContent?.endsWith('}') === true,
  ...part,
});

test.each([
  ['h5', 'en', '/h5/home', 390, true],
  ['h5', 'zh-CN', '/h5/home', 390, true],
  ['pc', 'zh-CN', '/pc/home', 1440, false],
] as const)('a page is opened on %s in %s', async (platform, language, address, width, isPhone) => {
  const { window, calls } = await openScreen(base, screen({ platform, language, address }));
  expect(JSON.parse(window.document.body.textContent ?? '')).toEqual({
    platform,
    language,
    hash: `#${address}`,
    state: null,
    width,
    isPhone,
  });
  expect(calls).toEqual([{ method: 'GET', url: '/api/home/banner' }]);
  window.close();
});

test('the state of the history entry is there when the page starts', async () => {
  const { window } = await openScreen(base, screen({ state: { name: 'Lamp' }, pendingCall: '/api/home/banner' }));
  expect(JSON.parse(window.document.body.textContent ?? '')).toMatchObject({ state: { name: 'Lamp' } });
  window.close();
});

test('a call without an answer is recorded, is not sent, and does not count as waiting', async () => {
  const asked: (string | undefined)[] = [];
  server.on('request', ({ url }: { url?: string }) => asked.push(url));
  const waiting: number[] = [];
  const isComplete: PrerenderedScreen['isComplete'] = ({ body }, calls) => {
    waiting.push(calls);
    return body.textContent?.endsWith('}') === true;
  };
  const held = await openScreen(base, screen({ pendingCall: '/api/home', isComplete }));
  expect([held.calls, asked.filter((url) => url?.startsWith('/api/')), Math.max(...waiting)]).toEqual([
    [{ method: 'GET', url: '/api/home/banner' }],
    [],
    0,
  ]);
  held.window.close();
});

test('a call is waiting until it is answered', async () => {
  const { window } = await openScreen(
    base,
    screen({ isComplete: ({ body }, calls) => Boolean(body.textContent) && calls === 0 }),
  );
  expect(window.document.body.textContent).toContain('"platform":"h5"');
  window.close();
});
