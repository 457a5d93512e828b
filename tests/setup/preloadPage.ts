/** The second inline script of the head, on a page of each test. */
import { http, HttpResponse } from 'msw';
import type { EarlyCalls, Startup } from '@/lib/startup';
import { server } from './freshShop';

export const early: EarlyCalls = {
  h5: [
    { method: 'GET', url: '/api/home/banner' },
    { method: 'POST', url: '/api/home/recommendGoods', body: '{"current":1,"pageSize":10}' },
  ],
  pc: [],
  pages: { '/h5/components/goodsDetail': '/api/home/goodsDetail', '/pc/goodsdetail': '/api/home/goodsDetail' },
  goods: {
    h5: [{ method: 'GET', url: '/api/server/info' }],
    pc: [
      { method: 'GET', url: '/api/server/info' },
      { method: 'GET', url: '/api/home/categoryList' },
    ],
  },
};
const manifest = {
  files: [],
  layout: [],
  messages: { en: [], 'zh-CN': [] },
  secondaryMessages: {},
  kitMessages: {},
  shells: {},
  pages: { '/': [], '/home': [], '/h5/home': [], '/h5/hall': [], '/h5/components/goodsDetail': [] },
};

interface Sent {
  method: string;
  url: string;
  authorization: string | null;
  language: string | null;
  body: string;
}

/** Runs the script on a page at this hash, or at an address behind the origin, and returns what it sends. */
export async function open(hash: string, { files = manifest as object, status = 200 } = {}): Promise<Sent[]> {
  const sent: Sent[] = [];
  server.use(
    http.all('*', async ({ request }) => {
      const { pathname, search } = new URL(request.url);
      sent.push({
        method: request.method,
        url: pathname + search,
        authorization: request.headers.get('authorization'),
        language: request.headers.get('accept-language'),
        body: await request.text(),
      });
      return HttpResponse.json({ success: true, data: 7 }, { status });
    }),
  );
  window.history.replaceState(null, '', hash.startsWith('/') ? hash : `/${hash}`);
  window.startup = {} as Startup;
  Object.assign(globalThis, {
    FILE_MANIFEST: structuredClone(files),
    EARLY_CALLS: early,
    ENTRY: files === manifest ? '' : '/umi.js',
  });
  jest.isolateModules(() => void jest.requireActual('@/startup/inline/preload'));
  window.startup.sendHomeCalls?.();
  await Promise.all(Object.values(window.earlyResponses ?? {}).map((response) => response?.coming));
  return sent;
}

beforeEach(() => localStorage.setItem('pageSet', 'h5'));
afterEach(() => {
  delete window.startup;
  delete window.earlyResponses;
  delete document.documentElement.dataset['prerendered'];
  delete document.documentElement.dataset['token'];
});
