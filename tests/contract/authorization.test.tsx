/** Every request to the API carries the Authorization header, whichever part of the storefront sends it (spec section 7). */
import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { fetchSender } from '../../tools/config/apiTransport';
import { callApi } from '@/api/client';
import { fetchDemoSeed } from '@/api/demoSeed';
import { getBanners, recommendGoods } from '@/api/goods';
import { fetchDocument } from '@/features/docs/fetchDocument';
import { sendCall } from '@/features/docs/sendCall';
import { currentToken } from '@/lib/session';
import { pathOf } from '@/lib/routes';
import { server } from '../setup/freshShop';
import { openPage, platforms } from '../setup/openPage';
import { filesBelow } from '../setup/projectFiles';

const senders: Readonly<Record<string, () => Promise<unknown>>> = {
  'a read of the client': () => callApi(getBanners, {}, { skipErrorHandler: true }),
  'a POST of the client': () => callApi(recommendGoods, {}, { skipErrorHandler: true }),
  'the question whether the API is the demo shop': () => fetchDemoSeed(),
  'the contract document': () => fetchDocument(),
  'a call of the developer page': () => sendCall(getBanners, {}),
  'a call of a check': () => fetchSender('http://localhost')({ call: getBanners, input: {}, token: currentToken() }),
};

describe.each(Object.entries(senders))('%s', (_name, send) => {
  test.each(['token-of-mei', ''])('carries the stored token %j and the language', async (token) => {
    if (token) localStorage.setItem('token', token);
    const sent: (string | null)[][] = [];
    server.use(
      http.all('*', ({ request }) => {
        sent.push(['authorization', 'accept-language'].map((name) => request.headers.get(name)));
        return HttpResponse.json({ success: true, data: { list: [], total: 0 } });
      }),
    );
    await send().catch(() => undefined);
    expect(sent).toEqual([[token, 'en']]);
  });
});

describe.each(platforms)('on %s', (platform) => {
  test.each(['x'.repeat(20_000), 'a\nb', '令牌'])(
    'offers to sign in where %.10p is stored as token, which no header carries, and sends it nowhere',
    async (token) => {
      localStorage.setItem('token', token);
      const sent = new Set<string | null>();
      server.events.on('request:start', ({ request }) => sent.add(request.headers.get('authorization')));
      await openPage(pathOf(platform, 'orders'));
      expect(await screen.findByRole('heading', { name: 'Sign in to see this' })).toBeVisible();
      expect(screen.getAllByRole('button', { name: 'Sign in' }).length).toBeGreaterThan(0);
      expect([...sent]).toEqual(['']);
    },
  );
});

test('one function writes the header, and everything that sends to the API uses it', () => {
  const sources = filesBelow('src').filter(({ path }) => !path.includes('.test.'));
  const pathsWith = (pattern: RegExp) => sources.filter(({ text }) => pattern.test(text)).map(({ path }) => path);
  expect(pathsWith(/\bAuthorization:/)).toEqual(['src/lib/requestHeaders.ts']);
  const senderPaths = pathsWith(
    /\bfetch\((?:API_ROOT|`\$\{origin\}|documentUrl\b)|sendBeacon|XMLHttpRequest|requestInterceptors/,
  );
  expect(senderPaths.length).toBeGreaterThan(5);
  expect(senderPaths.filter((path) => !pathsWith(/\brequestHeaders\(/).includes(path))).toEqual([]);
});
