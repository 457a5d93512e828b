/** The demo shop with its own empty database, serving the production build. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { request } from '@playwright/test';
import { freePort } from '../../tools/command/freePort';
import { projectFolder } from '../../tools/command/run';
import { StartError } from '../../tools/command/startError';
import type { EntityIds } from './testPages';

export interface RunningShop {
  origin: string;
  /** Session token of the demo customer, who has orders, tickets and withdrawals. */
  token: string;
  ids: EntityIds;
  close: () => Promise<void>;
}

const phone = '+14155550134';

/** Starts the server. Rejects with StartError when it does not respond. */
export async function startShop(): Promise<RunningShop> {
  const folder = mkdtempSync(join(tmpdir(), 'persimmon-faults-'));
  const port = freePort();
  const origin = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['--import', 'tsx', 'tools/serve/serve.ts'], {
    cwd: projectFolder,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      SHOP_DATA: folder,
      CODE_LIMIT: '100000',
      PHONE_CODE_LIMIT: '100000',
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const close = async () => {
    const exited = new Promise((resolve) => server.once('exit', resolve));
    if (server.exitCode === null) {
      server.kill('SIGTERM');
      await exited;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    for (let tries = 0; ; tries += 1) {
      if (
        await fetch(`${origin}/api/server/info`).then(
          (response) => response.ok,
          () => false,
        )
      )
        break;
      if (tries > 150 || server.exitCode !== null)
        throw new StartError('The demo shop did not start. Is there a build? "npm run build -- --demo" makes one.');
      await new Promise((resolve) => setTimeout(resolve, 200));
    }
    return { origin, close, ...(await signIn(origin)) };
  } catch (error) {
    await close();
    throw error;
  }
}

interface Deliverable {
  code: string;
  canGift?: boolean;
  gift?: { token: string } | null;
}
type Row = { id: string; status?: string; state?: string; can?: { return?: boolean }; yields?: Deliverable[] };

async function signIn(origin: string): Promise<{ token: string; ids: EntityIds }> {
  const shop = await request.newContext({ baseURL: origin });
  const callApi = async <Result>(
    path: string,
    { token = '', data }: { token?: string; data?: object } = {},
  ): Promise<Result> => {
    const response = await shop.fetch(path, {
      method: data ? 'POST' : 'GET',
      headers: { Authorization: token, 'Accept-Language': 'en' },
      data,
    });
    return ((await response.json()) as { data: Result }).data;
  };
  const { demoCode } = await callApi<{ demoCode: string }>('/api/user/sendVerifyCode', {
    data: { phone, purpose: 'login' },
  });
  const { token } = await callApi<{ token: string }>('/api/user/loginWithVerifyCode', {
    data: { phone, code: demoCode },
  });
  const list = async (path: string) => (await callApi<{ list: Row[] }>(path, { token })).list;
  const pick = (rows: readonly Row[], matches: (row: Row) => boolean, nth = 0): string => {
    const row = rows.filter(matches)[nth];
    if (!row) throw new StartError('The demo customer has no data for one of the pages under test.');
    return row.id;
  };
  const orders = await list('/api/user/order/list?pageSize=100');
  const tickets = await list('/api/user/ticket/list');
  const help = await list('/api/home/helpList');
  const withdrawals = await list('/api/user/withdraw/log');
  const deliverables = orders.flatMap(({ id, yields = [] }) =>
    yields.map(({ code, canGift, gift }) => ({
      id: `id=${id}&code=${encodeURIComponent(code)}`,
      canGift: canGift === true && !gift,
      token: gift?.token ?? '',
    })),
  );
  const giftables = deliverables.filter(({ canGift }) => canGift);
  const gifts = deliverables.flatMap(({ token }) => (token ? [{ id: token }] : []));
  const ids = {
    giftable: pick(giftables, () => true),
    otherGiftable: pick(giftables, () => true, 1),
    giftToken: pick(gifts, () => true),
    otherGiftToken: pick(gifts, () => true, 1),
    orderId: pick(orders, ({ status }) => status === 'done'),
    otherOrderId: pick(orders, ({ status }) => status === 'done', 1),
    unpaidOrderId: pick(orders, ({ status }) => status === 'toPay'),
    returnableOrderId: pick(orders, ({ can }) => can?.return === true),
    otherReturnableOrderId: pick(orders, ({ can }) => can?.return === true, 1),
    ticketId: pick(tickets, ({ state }) => state === 'unused'),
    otherTicketId: pick(tickets, () => true, 1),
    articleId: pick(help, () => true),
    otherArticleId: pick(help, () => true, 1),
    withdrawalId: pick(withdrawals, () => true),
  };
  await shop.dispose();
  return { token, ids };
}
