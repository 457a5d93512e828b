/** The route table: every call of the contract (specification, 7) with its handler. */
import { calls, type CallName } from '../src/api/calls';
import type { AnyCall } from '../src/api/defineCall';
import type { CallContext, Handlers } from './context';
import { closeSession } from './domain/sessions';
import { accountDeletionHandlers } from './handlers/accountDeletion';
import { alertHandlers } from './handlers/alerts';
import { giftHandlers } from './handlers/gifts';
import { homeHandlers } from './handlers/home';
import { orderHandlers } from './handlers/order';
import { returnHandlers } from './handlers/returns';
import { reviewHandlers } from './handlers/reviews';
import { shopHandlers } from './handlers/shop';
import { userHandlers } from './handlers/user';
import { walletHandlers } from './handlers/wallet';
import { logoutCall } from './logoutCall';

/** All handlers by the name of the call. */
export const handlers: Handlers<typeof calls> = {
  ...homeHandlers,
  ...userHandlers,
  ...orderHandlers,
  ...walletHandlers,
  ...shopHandlers,
  ...returnHandlers,
  ...alertHandlers,
  ...reviewHandlers,
  ...giftHandlers,
  ...accountDeletionHandlers,
};

/** A call of the contract with its handler. */
export interface Route {
  readonly call: AnyCall;
  /** Calls the handler with validated input. Throws ShopError for a business error. */
  readonly run: (context: CallContext, input: unknown) => unknown;
}

const callNames = Object.keys(calls).filter((name): name is CallName => name in calls);

/** All routes, in the order of the contract. */
export const routes: readonly Route[] = callNames.map((name) => createRoute(name));

function createRoute(name: CallName): Route {
  const call: AnyCall = calls[name];
  const handler: (context: CallContext, input: never) => unknown = handlers[name];
  // validateInput parsed the input with the schema of this call, so it has the type that the handler expects.
  return { call, run: (context, input) => handler(context, input as never) };
}

const logoutRoute: Route = {
  call: logoutCall,
  run(context) {
    closeSession(context, context.token);
    return null;
  },
};

const routesByMethodAndPath = new Map(
  [...routes, logoutRoute].map((route) => [`${route.call.method} ${route.call.path}`, route]),
);

/** Returns the route of a method and path, or undefined when the contract has none. */
export const findRoute = (method: string, path: string): Route | undefined =>
  routesByMethodAndPath.get(`${method.toUpperCase()} ${path}`);
