/** An adapter in this process, and customers of it. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAdapter, type AdapterParts } from '../../examples/adapter/adapter';
import { createSampleEngine } from '../../examples/adapter/sampleEngine';
import { fileStore } from '../../mock/fileStore';
import { calls, type CallName } from '../../src/api/calls';
import type { Order } from '../../src/api/orders';
import { requestHeaders } from '../../src/lib/requestHeaders';
import { createClient, type ConformanceClient } from '../../tools/check/conformance/client';
import type { RawRequest, SendCall } from '../../tools/config/apiTransport';

// Each store checks its database in processes of their own, which takes seconds on a busy machine.
jest.setTimeout(60_000);

/** The first customer. */
export const phone = '+14155550134';

/** An address in the first country of the sample engine. */
export const addressDraft = { recipient: 'Mei Lin', phone, city: 'Oakland', street: '1 Elm Street' };

interface Envelope {
  readonly success: boolean;
  readonly data: Record<string, unknown>;
  readonly errorCode?: string;
}

export interface Bench {
  readonly folder: string;
  readonly engine: AdapterParts['engine'];
  readonly send: SendCall;
  /** What the adapter did not expect. */
  readonly defects: unknown[];
  /** The codes that were sent, by phone. */
  readonly codes: Map<string, string>;
  /** The whole body of a response. */
  answer(request: RawRequest): Promise<Envelope>;
  signIn(number: string): Promise<ConformanceClient>;
  /** An adapter that starts with what is on disk now, in front of the same engine. This one may go on. */
  restart(): Promise<Bench>;
}

const openBenches: (() => Promise<void>)[] = [];

/** Closes all adapters of the test. */
export async function closeBenches(): Promise<void> {
  for (const close of openBenches.splice(0)) await close();
}

export async function openBench(parts: Partial<AdapterParts> & { readonly copyOf?: string } = {}): Promise<Bench> {
  const { copyOf, engine = createSampleEngine(), ...others } = parts;
  const folder = mkdtempSync(join(tmpdir(), 'persimmon-adapter-'));
  if (copyOf !== undefined) cpSync(copyOf, folder, { recursive: true });
  const store = fileStore(folder);
  const defects: unknown[] = [];
  const codes = new Map<string, string>();
  const server = await createAdapter({
    ...{ engine, store, hasDemoCodes: true },
    sendCode: async (message) => void codes.set(message.phone, message.code),
    onDefect: (error) => void defects.push(error),
    ...others,
  });
  openBenches.push(async () => {
    await server.close();
    await store.close();
    rmSync(folder, { recursive: true });
  });
  const send: SendCall = async ({ call, input, token }) => {
    const isGet = call.method === 'GET';
    const fields = Object.entries(input).flatMap(([name, value]) =>
      value === undefined || value === null ? [] : [[name, String(value)] as [string, string]],
    );
    const { statusCode, body } = await server.inject({
      method: call.method,
      url: `${call.path}${isGet ? `?${new URLSearchParams(fields).toString()}` : ''}`,
      headers: requestHeaders(token, 'en', !isGet),
      ...(!isGet && { payload: JSON.stringify(input) }),
    });
    return { kind: 'response', status: statusCode, text: body };
  };
  return {
    ...{ folder, engine, send, defects, codes },
    async answer(request) {
      const response = await send(request);
      return JSON.parse(response.kind === 'response' ? response.text : '{}') as Envelope;
    },
    async signIn(number) {
      const visitor = createClient(send, '');
      const { demoCode = '' } = await visitor.ok('sendVerifyCode', { phone: number });
      const { token } = await visitor.ok('loginWithVerifyCode', { phone: number, code: demoCode });
      return createClient(send, token);
    },
    restart: () => openBench({ engine, copyOf: folder, ...others }),
  };
}

/** An adapter with a customer who has signed in. `ask` returns the whole body of a response to that customer. */
export async function openWithCustomer(parts: Partial<AdapterParts> = {}) {
  const bench = await openBench(parts);
  const customer = await bench.signIn(phone);
  const ask = (call: CallName, input: object) =>
    bench.answer({ call: calls[call], input: { ...input }, token: customer.token });
  return { ...bench, customer, ask };
}

/** The input of an order at the total that the adapter quotes, to a new address. */
export async function prepareOrder(customer: ConformanceClient, skuId = 'cup', quantity = 1) {
  const { savedId: addressId } = await customer.ok('saveAddress', addressDraft);
  const pack = { lines: [{ skuId, quantity }], addressId };
  const { total } = await customer.ok('packGoods', pack);
  return { ...pack, operationId: crypto.randomUUID(), expectedTotal: total };
}

export const paymentOf = ({ id, total }: Order) => ({
  operationId: crypto.randomUUID(),
  orderId: id,
  expectedTotal: total,
});
