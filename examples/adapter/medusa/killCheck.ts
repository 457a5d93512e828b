/**
 * Kills the adapter before and after each of its writes to Medusa, and while Medusa still works on one, starts it again, repeats the call, and
 * counts what became of it: one order, one piece, at most one capture. It places and pays orders, so run it on a test shop, with the
 * variables of `server.ts`: `node --import tsx examples/adapter/medusa/killCheck.ts`.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { calls } from '../../../src/api/calls';
import type { Order } from '../../../src/api/orders';
import { createClient, type ConformanceClient } from '../../../tools/check/conformance/client';
import { freePort } from '../../../tools/command/freePort';
import { projectFolder } from '../../../tools/command/run';
import { runCommand, StartError } from '../../../tools/command/startError';
import { fetchSender } from '../../../tools/config/apiTransport';
import { createMedusaApi, type MedusaAccess } from './medusaApi';
import type { MedusaOrder } from './medusaRows';
import { readMedusaAccess } from './medusaSettings';

/** `late`: Medusa gets the request after the adapter has died, and works on it while the next one has started. */
type Moment = 'before' | 'after' | 'late';
interface Kill {
  readonly path: RegExp;
  readonly moment: Moment;
}

/** Ms by which a late request is late. The next adapter has started by then. */
const LATE_MS = 2_500;
const confirmPaths = [
  /^\/store\/carts$/,
  /\/shipping-methods\?/,
  /^\/store\/payment-collections$/,
  /\/payment-sessions$/,
  /\/complete$/,
];
const capturePath = /\/capture$/;

/** Calls whose response takes too long are repeated so often, with their operation id, as the storefront repeats them. */
const MAX_CALLS = 5;

const print = (line: string) => void process.stdout.write(`${line}\n`);

async function repeatUntilAnswered<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  for (let count = 1; ; count += 1)
    try {
      return await call();
    } catch (error) {
      if (count === MAX_CALLS) throw error;
    }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** A proxy in front of Medusa that calls `kill` at the planned request, and leaves it without an answer. */
function createProxy({ url }: MedusaAccess, kill: () => void) {
  let plan: Kill | undefined;
  async function forward(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await bodyOf(request);
    const isPlanned = request.method === 'POST' && plan?.path.test(request.url ?? '') === true;
    const moment = isPlanned ? plan?.moment : undefined;
    if (isPlanned) plan = undefined;
    if (moment === 'before' || moment === 'late') kill();
    if (moment === 'before') return void response.destroy();
    if (moment === 'late') await wait(LATE_MS);
    const names = ['authorization', 'content-type', 'x-publishable-api-key'];
    const answer = await fetch(`${url}${request.url}`, {
      method: request.method ?? 'GET',
      headers: Object.fromEntries(
        names.flatMap((name) => (request.headers[name] ? [[name, String(request.headers[name])]] : [])),
      ),
      ...(body.length > 0 && { body: new Uint8Array(body) }),
    });
    const text = Buffer.from(await answer.arrayBuffer());
    if (moment === 'after') kill();
    if (moment) return void response.destroy();
    response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' }).end(text);
  }
  const server = createServer((request, response) => void forward(request, response));
  return { server, plan: (next: Kill) => (plan = next), isDone: () => plan === undefined };
}

async function check(access: MedusaAccess): Promise<void> {
  let child: ChildProcess | undefined;
  const proxy = createProxy(access, () => child?.kill('SIGKILL'));
  const [proxyPort, port] = [freePort(), freePort()];
  const folder = mkdtempSync(join(tmpdir(), 'persimmon-kill-'));
  await new Promise<void>((resolve) => proxy.server.listen(proxyPort, '127.0.0.1', resolve));
  const { publishableKey: key, admin } = access;
  const environment = {
    ...{ ...process.env, MEDUSA_URL: `http://127.0.0.1:${proxyPort}`, MEDUSA_PUBLISHABLE_KEY: key },
    ...{ ADAPTER_PORT: String(port), ADAPTER_DATA: folder, ADAPTER_DEMO_CODES: '1' },
    MEDUSA_SECRET_KEY: 'secretKey' in admin ? admin.secretKey : '',
  };
  async function startAdapter(): Promise<void> {
    const args = ['--import', 'tsx', join(__dirname, 'server.ts')];
    const next = spawn(process.execPath, args, { cwd: projectFolder, env: environment });
    child = next;
    await new Promise<void>((resolve) =>
      next.stdout.on('data', (part: Buffer) => part.toString().includes('The adapter serves') && resolve()),
    );
  }
  const send = fetchSender(`http://127.0.0.1:${port}`);
  const medusa = createMedusaApi(access);

  async function signIn(): Promise<ConformanceClient> {
    const visitor = createClient(send, '');
    const phone = `+1415555${String(Date.now() % 10_000).padStart(4, '0')}`;
    const { demoCode = '' } = await visitor.ok('sendVerifyCode', { phone });
    const { token } = await visitor.ok('loginWithVerifyCode', { phone, code: demoCode });
    return createClient(send, token);
  }

  /** Places or pays one order with a kill, and returns what is wrong afterwards. */
  async function tryKill(customer: ConformanceClient, addressId: string | null, kill: Kill): Promise<string[]> {
    const [card] = (await customer.ok('getGoodsList', { inStock: true })).list.toSorted(
      (one, other) => other.stock - one.stock,
    );
    const readSku = async () =>
      (await customer.ok('getGoodsDetail', { id: card?.id ?? '' })).skus.toSorted(
        (one, other) => other.stock - one.stock,
      )[0];
    const sku = await readSku();
    if (!sku) throw new StartError('The shop has nothing in stock.');
    const before = (await customer.ok('getOrders', {})).total;
    const pack = { lines: [{ skuId: sku.id, quantity: 1 }], addressId };
    const { total } = await repeatUntilAnswered(() => customer.ok('packGoods', pack));
    const input = { ...pack, operationId: crypto.randomUUID(), expectedTotal: total };
    const isPayment = kill.path === capturePath;
    let order: Order | undefined;
    const confirm = () => repeatUntilAnswered(() => customer.ok('confirmOrder', input));
    if (isPayment) order = await confirm();
    const payment = { operationId: crypto.randomUUID(), orderId: order?.id ?? '', expectedTotal: total };
    proxy.plan(kill);
    await send({
      call: isPayment ? calls.payOrder : calls.confirmOrder,
      input: isPayment ? payment : input,
      token: customer.token,
    });
    if (!proxy.isDone()) return ['the adapter did not send this request'];
    await startAdapter();
    const payAgain = () => repeatUntilAnswered(() => customer.ok('payOrder', payment));
    order = isPayment ? (await payAgain()).order : await confirm();
    if (kill.moment === 'late') await wait(2 * LATE_MS);
    const again = await confirm();
    const after = (await customer.ok('getOrders', {})).total;
    const stock = (await customer.ok('getGoodsDetail', { id: card?.id ?? '' })).skus.find(
      ({ id }) => id === sku.id,
    )?.stock;
    const fields = '*payment_collections.payments.captures';
    const { order: row } = await medusa.get<{ order: MedusaOrder }>(`/admin/orders/${order.id}`, { fields });
    const captures = row.payment_collections
      .flatMap((one) => one.payments ?? [])
      .filter((one) => one.captured_at).length;
    return [
      ...(again.id === order.id ? [] : ['a repeated call names another order']),
      ...(after === before + 1 ? [] : [`${after - before} orders`]),
      ...(stock === sku.stock - 1 ? [] : [`the stock went from ${sku.stock} to ${stock}`]),
      ...(captures === Number(isPayment) ? [] : [`${captures} captured payments`]),
    ];
  }

  try {
    await startAdapter();
    const customer = await signIn();
    const address = {
      recipient: 'Kill Check',
      phone: '+14155550100',
      region: 'California',
      city: 'Oakland',
      street: '1 Elm Street',
      postcode: '94601',
    };
    const { savedId } = await customer.ok('saveAddress', address);
    const kills: Kill[] = [...confirmPaths, capturePath].flatMap((path) => [
      { path, moment: 'before' as const },
      { path, moment: 'after' as const },
    ]);
    for (const path of [/\/complete$/, capturePath]) kills.push({ path, moment: 'late' });
    for (const kill of kills) {
      const wrong = await tryKill(customer, savedId, kill);
      print(`${kill.moment.padEnd(7)}${kill.path.source.padEnd(34)}${wrong.join(', ') || 'one order, one piece'}`);
      if (wrong.length > 0) process.exitCode = 1;
    }
  } finally {
    child?.kill('SIGKILL');
    proxy.server.close().closeAllConnections();
    rmSync(folder, { recursive: true, force: true });
  }
}

runCommand(() => check(readMedusaAccess(process.env)));
