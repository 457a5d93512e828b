/** The demo shop as one thing: books, catalogue and rules behind the contract. Each call is one transaction. */
import { openBooks } from './books';
import { catalogue as demoCatalogue } from './catalogue';
import type { CatalogueSeed } from './catalogue/types';
import { checkInput } from './checkInput';
import type { ShopContext } from './context';
import { catchUp } from './domain/clockwork';
import { prune, PRUNE_EVERY } from './domain/pruning';
import { customerOfToken } from './domain/sessions';
import { wrapError, wrapResult, wrapUnknown, type Wrapped } from './envelope';
import { answerWithFaults } from './faultyAnswer';
import { createGoodsIndex } from './goodsIndex';
import { createOperator, type Operator } from './operator';
import type { Random } from './random';
import { readCatalogue } from './readCatalogue';
import { routeAt, type Route } from './routes';
import { sceneNamed, type SceneName } from './scenes/scenes';
import { seedShop, stockRedeemCodes } from './scenes/seedShop';
import { ShopError } from './shopError';
import type { Store } from './store';
import { languageOf } from './text';
import { DEMO_HEADER, type ShopAnswer, type ShopRequest } from './transport';
import { watchWrites } from './watchWrites';

export interface ShopOptions {
  store: Store;
  /** Ms since 1970. */
  clock: () => number;
  /** 0 ≤ x < 1; sessions are as safe as this is unpredictable. */
  random: Random;
  /** Used when the store is empty; a store that was filled before keeps its own. */
  scene?: SceneName;
  /** What the shop sells; the demo catalogue unless told otherwise. */
  catalogue?: CatalogueSeed;
  /** Whether requests may ask for faults; yes unless told otherwise. */
  allowsFaults?: boolean;
  /** Hears of defects: errors that are no refusal. */
  onDefect?: (error: unknown) => void;
}

export interface Shop {
  readonly scene: SceneName;
  readonly operator: Operator;
  answer(request: ShopRequest): ShopAnswer;
}

/** Opens a shop over `store`, which it fills when it is empty. */
export function createShop({ store: given, clock, random, onDefect, ...options }: ShopOptions): Shop {
  const { scene: wanted = 'default', catalogue = demoCatalogue, allowsFaults = true } = options;
  const { store, writes } = watchWrites(given);
  const books = openBooks(store);
  const isNew = store.isEmpty;
  const openedAt = isNew ? clock() : (books.counters.get('openedAt') ?? clock());
  const scene = sceneNamed(isNew ? wanted : books.meta.get('scene'));
  const goods = createGoodsIndex(readCatalogue(scene.select(catalogue), openedAt));
  const contextNow = (): ShopContext => ({ books, goods, now: clock(), random });
  if (isNew) {
    store.transact(() => {
      books.meta.put('scene', scene.name);
      books.counters.put('openedAt', openedAt);
      seedShop({ books, goods, now: openedAt, random }, scene.accounts);
    });
  } else {
    store.transact(() => stockRedeemCodes(contextNow()));
  }

  function answerCall(route: Route, request: ShopRequest, context: ShopContext): Wrapped {
    const { call, run } = route;
    const language = languageOf(request.headers['accept-language']);
    try {
      const outcome = store.transact(() => {
        const customer = customerOfToken(context, request.headers.authorization ?? '');
        try {
          if (call.access === 'customer' && !customer) throw new ShopError('UNAUTHORIZED', 'signIn');
          return { data: run({ ...context, language, customer }, checkInput(call, request)) };
        } catch (error) {
          if (error instanceof ShopError && error.keepsWrites) return { refusal: error };
          throw error;
        }
      });
      return 'refusal' in outcome ? wrapError(call, outcome.refusal, language) : wrapResult(call, outcome.data);
    } catch (error) {
      if (!(error instanceof ShopError)) onDefect?.(error);
      return wrapError(call, error, language);
    }
  }

  function perform(step: () => void, giveUp: () => void): void {
    try {
      store.transact(step);
    } catch (error) {
      onDefect?.(error);
      store.transact(giveUp);
    }
  }

  let prunedAt: number | undefined;
  function pruneWhenDue(context: ShopContext): void {
    if (prunedAt !== undefined && Math.abs(context.now - prunedAt) < PRUNE_EVERY) return;
    prunedAt = context.now;
    store.transact(() => prune(context));
  }

  return {
    scene: scene.name,
    operator: createOperator((work) => store.transact(() => work(contextNow()))),
    answer(request) {
      const writesBefore = writes();
      const work = (): Wrapped => {
        const route = routeAt(request.method, request.path);
        if (!route) return wrapUnknown(languageOf(request.headers['accept-language']));
        const context = contextNow();
        catchUp(context, perform);
        pruneWhenDue(context);
        return answerCall(route, request, context);
      };
      const answer = answerWithFaults(request, work, allowsFaults);
      return { ...answer, headers: { ...answer.headers, [DEMO_HEADER]: scene.name }, wrote: writes() > writesBefore };
    },
  };
}
