/** The route table: every call of the contract with the handler that answers it. Transports and tests walk it. */
import { calls, type CallName } from '../../src/api/calls';
import type { AnyCall } from '../../src/api/defineCall';
import type { CallContext, HandlersOf } from './context';
import { homeHandlers } from './handlers/home';
import { orderHandlers } from './handlers/order';
import { shopHandlers } from './handlers/shop';
import { userHandlers } from './handlers/user';
import { walletHandlers } from './handlers/wallet';

export const handlers: HandlersOf<typeof calls> = { ...homeHandlers, ...userHandlers, ...orderHandlers, ...walletHandlers, ...shopHandlers };

export interface Route {
  readonly call: AnyCall;
  /** Answers from a request's fields. Throws ShopError to say no. */
  readonly run: (context: CallContext, input: unknown) => unknown;
}

const callNames = Object.keys(calls).filter((name): name is CallName => name in calls);

export const routes: readonly Route[] = callNames.map((name) => routeOf(name));

function routeOf(name: CallName): Route {
  const call: AnyCall = calls[name];
  const handler: (context: CallContext, input: never) => unknown = handlers[name];
  // checkInput has put the input through this call's own schema, which is what the handler's type was made from.
  return { call, run: (context, input) => handler(context, input as never) };
}

const byAddress = new Map(routes.map((route) => [`${route.call.method} ${route.call.path}`, route]));

/** The route of an address, or undefined when the contract does not name it. */
export const routeAt = (method: string, path: string): Route | undefined => byAddress.get(`${method.toUpperCase()} ${path}`);
