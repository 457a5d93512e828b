/** What the calls of the adapter have in common, and how a call of the contract becomes a route. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type * as v from 'valibot';
import { toErrorResponse, toSuccessResponse } from '../../shop/envelope';
import { ShopError } from '../../shop/shopError';
import { parseLanguage } from '../../shop/text';
import { toQueryRecord } from '../../shop/transport';
import { validateInput } from '../../shop/validateInput';
import type { AnyCall } from '../../src/api/defineCall';
import { clientKeyOf } from '../../tools/serve/server/clientAddress';
import { ErrorWithResponse } from '../../tools/serve/server/errorResponse';
import type { CatalogueReader } from './catalogueReader';
import type { Engine, EngineCustomer } from './engine';
import type { Operations } from './operations';
import type { Sessions } from './sessions';

export interface Adapter {
  readonly server: FastifyInstance;
  readonly engine: Engine;
  readonly catalogue: CatalogueReader;
  readonly operations: Operations;
  readonly sessions: Sessions;
  /** Ms since 1970. */
  readonly now: () => number;
  /** Gets what the engine or the adapter did not expect. */
  readonly onDefect: (error: unknown) => void;
}

/** The request of a call. */
interface CallContext {
  readonly language: string;
  /** Empty without a session. */
  readonly token: string;
  /** Network address of the client. */
  readonly client: string;
  /** The customer of the session, read once for the request. Throws ShopError UNAUTHORIZED without one. */
  customer(): Promise<EngineCustomer>;
}

type Handler<C extends AnyCall> = (
  input: v.InferOutput<C['input']>,
  context: CallContext,
) => v.InferInput<C['output']> | Promise<v.InferInput<C['output']>>;

function contextOf({ sessions, engine }: Adapter, request: FastifyRequest): CallContext {
  const token = request.headers.authorization ?? '';
  async function readCustomer(): Promise<EngineCustomer> {
    const id = sessions.customerIdOf(token);
    const customer = id === undefined ? undefined : await engine.customer(id);
    if (!customer) throw new ShopError('UNAUTHORIZED', 'signIn');
    return customer;
  }
  let customer: Promise<EngineCustomer> | undefined;
  return {
    language: parseLanguage(request.headers['accept-language']),
    token,
    client: clientKeyOf(request),
    customer: () => (customer ??= readCustomer()),
  };
}

/** Serves one call: validates the session and the input by the contract, and puts the answer into its envelope. */
export function serveCall<C extends AnyCall>(
  adapter: Adapter,
  call: C,
  handle: Handler<C>,
  routeConfig: Readonly<Record<string, unknown>> = {},
): void {
  adapter.server.route({
    method: call.method,
    url: call.path,
    config: routeConfig,
    async handler(request, reply) {
      const { searchParams } = new URL(request.url, 'http://adapter');
      const query = toQueryRecord(searchParams);
      const { method, body } = request;
      try {
        const context = contextOf(adapter, request);
        if (call.access === 'customer') await context.customer();
        const input = validateInput(call, { method, path: call.path, query, body, headers: {} });
        // `validateInput` has parsed it with the schema of this call.
        const { status, body: answer } = toSuccessResponse(
          call,
          await handle(input as v.InferOutput<C['input']>, context),
        );
        return reply.code(status).send(answer);
      } catch (error) {
        if (error instanceof ErrorWithResponse) throw error;
        if (!(error instanceof ShopError)) adapter.onDefect(error);
        const { status, body: refusal } = toErrorResponse(
          call,
          error,
          parseLanguage(request.headers['accept-language']),
        );
        return reply.code(status).send(refusal);
      }
    },
  });
}
