/** Creates the demo shop: the implementation of the contract. Each call runs in one transaction. */
import { isListedError } from '../src/api/errorTable';
import { openDatabase } from '../shop/database';
import { catalogueWithoutFeatures, type DemoConfiguration } from './catalogueWithoutFeatures';
import { demoCatalogue } from './catalogue';
import type { CatalogueSeed } from '../shop/catalogue/types';
import { validateInput } from '../shop/validateInput';
import type { ShopContext } from '../shop/context';
import { runDueJobs } from '../shop/domain/scheduler';
import { pruneExpiredRows, PRUNE_INTERVAL_MS } from '../shop/domain/pruning';
import { findCustomerByToken } from '../shop/domain/sessions';
import { toErrorResponse, toSuccessResponse, toUnknownRouteResponse, type EnvelopeResponse } from '../shop/envelope';
import { respondWithFaults } from './faultyResponse';
import { getPaymentFault } from './faults';
import { createGoodsIndex } from '../shop/goodsIndex';
import { createOperator, type Operator } from './operator';
import { respondAsProvider, type PageResponse } from '../shop/provider/provider';
import type { Random } from '../shop/random';
import { createCatalogue } from '../shop/createCatalogue';
import { findRoute, type Route } from '../shop/routes';
import { getSeed, type SeedName } from './seeds/seeds';
import { seedShop, addMissingRedeemCodes } from './seeds/seedShop';
import { ShopError } from '../shop/shopError';
import type { Store, Collection } from '../shop/store';
import { parseLanguage } from '../shop/text';
import { MINUTE_MS } from '../shop/time';
import { DEMO_HEADER, type ShopResponse, type ShopRequest } from '../shop/transport';

export interface ShopOptions {
  store: Store;
  /** Returns the current time in ms since 1970. */
  clock: () => number;
  /** Returns a number 0 ≤ x < 1. Session tokens are made from it; use `secureRandom` when strangers can connect. */
  random: Random;
  configuration: DemoConfiguration;
  /** The seed of an empty store. A store with data keeps its seed. */
  seed?: SeedName;
  /** Default: the demo catalogue. */
  catalogue?: CatalogueSeed;
  /** Whether requests can inject faults (`faults.ts`). Default: true. */
  allowsFaults?: boolean;
  /** Called with every error that is not a ShopError. */
  onUnexpectedError?: (error: unknown) => void;
}

export interface DemoShop {
  readonly seed: SeedName;
  readonly operator: Operator;
  /** Handles one request. Errors of handlers become error responses. */
  handle(request: ShopRequest): ShopResponse;
  /** Answers a request to the page of the payment provider. */
  handleProvider(request: ShopRequest): PageResponse;
}

/** Ms after which the demo restocks an option that a customer waits for, so that people who try alerts see one. */
const RESTOCK_AFTER_MS = 3 * MINUTE_MS;

/** What customers of the demo sign in with. */
const IDENTIFIERS = ['phone', 'email'] as const;

/** Version of the row types. A database without one has the first version. */
const DATABASE_VERSION = '1';

/**
 * Creates a shop that stores its data in `store`. Seeds an empty store. Throws an Error when the rows have another
 * version.
 */
export function createShop({
  store: baseStore,
  clock,
  random,
  configuration,
  onUnexpectedError,
  ...options
}: ShopOptions): DemoShop {
  const {
    seed: requestedSeed = 'default',
    catalogue = catalogueWithoutFeatures(demoCatalogue(configuration.names), configuration.features),
    allowsFaults = true,
  } = options;
  const { store, getWriteCount } = countWrites(baseStore);
  const database = openDatabase(store);
  const isNew = store.isEmpty;
  const version = database.meta.get('version') ?? DATABASE_VERSION;
  if (version !== DATABASE_VERSION)
    throw new Error(`its rows have version ${version}, and this shop reads version ${DATABASE_VERSION}`);
  const openedAt = isNew ? clock() : (database.counters.get('openedAt') ?? clock());
  // Databases of earlier versions also store the seed under the key `scene`.
  const seed = getSeed(isNew ? requestedSeed : database.meta.get('scene'));
  const goods = createGoodsIndex(createCatalogue(seed.select(catalogue), openedAt));
  const shopConfiguration = { restockAfterMs: RESTOCK_AFTER_MS, identifiers: IDENTIFIERS, ...configuration };
  const createContext = (): ShopContext => ({
    database,
    goods,
    now: clock(),
    random,
    configuration: shopConfiguration,
  });
  if (isNew) {
    store.transact(() => {
      database.meta.put('scene', seed.name);
      database.meta.put('version', DATABASE_VERSION);
      database.counters.put('openedAt', openedAt);
      seedShop({ ...createContext(), now: openedAt }, seed.accounts);
    });
  } else {
    try {
      store.transact(() => addMissingRedeemCodes(createContext()));
    } catch (error) {
      // A full disk must not keep an existing shop closed. The codes are added at the next start.
      onUnexpectedError?.(error);
    }
  }

  function handleCall(route: Route, request: ShopRequest, context: ShopContext): EnvelopeResponse {
    const { call, run } = route;
    const language = parseLanguage(request.headers['accept-language']);
    try {
      const outcome = store.transact(() => {
        const token = request.headers.authorization ?? '';
        const customer = findCustomerByToken(context, token);
        try {
          if (call.access === 'customer' && !customer) throw new ShopError('UNAUTHORIZED', 'signIn');
          const paymentFault = allowsFaults ? getPaymentFault(request) : undefined;
          return {
            data: run(
              { ...context, language, customer, token, client: request.client, paymentFault },
              validateInput(call, request),
            ),
          };
        } catch (error) {
          if (error instanceof ShopError && error.commitsWrites) return { refusal: error };
          throw error;
        }
      });
      return 'refusal' in outcome
        ? toErrorResponse(call, outcome.refusal, language)
        : toSuccessResponse(call, outcome.data);
    } catch (error) {
      if (!(error instanceof ShopError)) onUnexpectedError?.(error);
      else if (!isListedError(call, error.errorCode))
        onUnexpectedError?.(
          new Error(`${call.name} answers with ${error.errorCode}, which src/api/errorTable.ts does not list`),
        );
      return toErrorResponse(call, error, language);
    }
  }

  /** The last error of each failing job. Each request repeats the job; the same error is reported once. */
  const jobErrors = new Map<string, string>();
  const jobOptions = {
    transact: (work: () => void) => store.transact(work),
    onError(error: unknown, jobId: string) {
      if (jobErrors.get(jobId) === String(error)) return;
      jobErrors.set(jobId, String(error));
      onUnexpectedError?.(error);
    },
  };

  let prunedAt: number | undefined;
  function pruneIfDue(context: ShopContext): void {
    if (prunedAt !== undefined && Math.abs(context.now - prunedAt) < PRUNE_INTERVAL_MS) return;
    prunedAt = context.now;
    try {
      store.transact(() => pruneExpiredRows(context));
    } catch (error) {
      // The rows are pruned an hour later. The request does not depend on it.
      onUnexpectedError?.(error);
    }
  }

  return {
    seed: seed.name,
    operator: createOperator((work) => store.transact(() => work(createContext()))),
    handle(request) {
      const writesBefore = getWriteCount();
      const work = (): EnvelopeResponse => {
        const route = findRoute(request.method, request.path);
        if (!route) return toUnknownRouteResponse(parseLanguage(request.headers['accept-language']));
        const context = createContext();
        runDueJobs(context, jobOptions);
        pruneIfDue(context);
        return handleCall(route, request, context);
      };
      const response = respondWithFaults(request, work, allowsFaults);
      return {
        ...response,
        headers: { ...response.headers, [DEMO_HEADER]: seed.name },
        wrote: getWriteCount() > writesBefore,
      };
    },
    handleProvider(request) {
      const context = createContext();
      runDueJobs(context, jobOptions);
      return store.transact(() => respondAsProvider(context, request));
    },
  };
}

/** A store that counts its writes. */
interface CountingStore {
  readonly store: Store;
  /** The number of writes (put and delete) so far. */
  readonly getWriteCount: () => number;
}

/** Wraps a store and counts its writes. */
function countWrites(store: Store): CountingStore {
  let writes = 0;
  const countingStore: Store = {
    get isEmpty() {
      return store.isEmpty;
    },
    collection<Row>(name: string): Collection<Row> {
      const inner = store.collection<Row>(name);
      return {
        get size() {
          return inner.size;
        },
        get: (id) => inner.get(id),
        values: () => inner.values(),
        ids: () => inner.ids(),
        put(id, row) {
          writes += 1;
          inner.put(id, row);
        },
        delete(id) {
          writes += 1;
          inner.delete(id);
        },
      };
    },
    transact: (work) => store.transact(work),
    flushed: () => store.flushed(),
    clear: () => store.clear(),
  };
  return { store: countingStore, getWriteCount: () => writes };
}
