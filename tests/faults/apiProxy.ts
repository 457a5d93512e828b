/** Routes the API requests of a page to the demo shop, records the responses, and applies one fault to one call. */
import type { BrowserContext, Request, Route } from '@playwright/test';
import { calls, type CallName } from '../../src/api/calls';
import type { AnyCall } from '../../src/api/defineCall';
import { isTimed, type FaultKind } from './faultKinds';
import { timerSpeedup } from './pageSnapshot';
import { breakResponse } from './breakResponse';

/** A request that the page sent to the API. */
export interface ApiRequest {
  call: CallName;
  /** Method, URL and body. Two requests with the same key get the same response. */
  key: string;
}

const callTable = Object.entries(calls) as readonly [CallName, AnyCall][];

/** Ms that a response of the fault `late` is delayed: 30 s on the accelerated clock of the page. */
export const lateResponseMs = 30_000 / timerSpeedup;

/** Name of the call with this method and path, or undefined when the contract has no such call. */
function callNameOf(method: string, path: string): CallName | undefined {
  return callTable.find(([, call]) => call.method === method && call.path === path)?.[0];
}

export const callDefinition = (name: CallName): AnyCall => calls[name];

export class ApiProxy {
  /** Requests since `clearRequests`, in the order in which the page sent them. */
  requests: ApiRequest[] = [];
  /** Number of requests without a response. */
  pendingCount = 0;
  /** Number of requests that got the fault. */
  faultCount = 0;
  /** The first successful response body of each call. */
  readonly firstResponses = new Map<CallName, string>();
  /** Successful response bodies of read calls by request key, reused while one page is tested. */
  private readonly responseCache = new Map<string, string>();
  private activeFault: { call: CallName; kind: FaultKind; laterKeys?: ReadonlySet<string> } | undefined;
  private heldRoutes: { route: Route; key: string }[] = [];

  async attach(context: BrowserContext): Promise<void> {
    await context.route('**/api/**', (route) => this.handle(route));
  }

  clearRequests(): void {
    this.requests = [];
    this.faultCount = 0;
  }

  /** Clears recorded and cached responses. Called once for each page under test. */
  clearResponses(): void {
    this.firstResponses.clear();
    this.responseCache.clear();
  }

  /** Applies a fault to a call until `clearFault`. The fault `outOfOrder` does not hold requests with `laterKeys`. */
  setFault(call: CallName, kind: FaultKind, laterKeys?: ReadonlySet<string>): void {
    this.activeFault = { call, kind, laterKeys };
    this.faultCount = 0;
  }

  clearFault(): void {
    this.activeFault = undefined;
  }

  get heldCount(): number {
    return this.heldRoutes.length;
  }

  /** Fulfils the held requests, or aborts them. Resolves to their number. */
  async releaseHeld(isFulfilled: boolean): Promise<number> {
    const held = this.heldRoutes;
    this.heldRoutes = [];
    await Promise.all(
      held.map(({ route }) =>
        isFulfilled ? this.respond(route).catch(() => undefined) : route.abort().catch(() => undefined),
      ),
    );
    return held.length;
  }

  /** Keeps the first response only: a longer list moves the rows of later pages out of the viewport. */
  private recordResponse(name: CallName | undefined, body: string): void {
    if (name && !this.firstResponses.has(name)) this.firstResponses.set(name, body);
  }

  /**
   * The body of the successful response, or undefined when the API refused the request and that response was passed
   * on.
   */
  private async fetchResponse(route: Route): Promise<string | undefined> {
    const request = route.request();
    const name = callNameOf(request.method(), new URL(request.url()).pathname);
    const key = `${this.keyOf(request)} ${request.headers()['authorization'] ?? ''}`;
    const cached = this.responseCache.get(key);
    if (cached !== undefined) {
      this.recordResponse(name, cached);
      return cached;
    }
    const response = await route.fetch();
    const body = await response.text();
    if (!response.ok()) {
      await route.fulfill({ response, body });
      return undefined;
    }
    this.recordResponse(name, body);
    if (name && callDefinition(name).kind === 'read') this.responseCache.set(key, body);
    return body;
  }

  private async respond(route: Route): Promise<void> {
    const body = await this.fetchResponse(route);
    if (body !== undefined) await route.fulfill({ status: 200, contentType: 'application/json', body });
  }

  private keyOf(request: Request): string {
    return `${request.method()} ${request.url()} ${request.postData() ?? ''}`;
  }

  private async handle(route: Route): Promise<void> {
    const request = route.request();
    const call = callNameOf(request.method(), new URL(request.url()).pathname);
    const key = this.keyOf(request);
    if (call) this.requests.push({ call, key });
    this.pendingCount += 1;
    try {
      if (!call || this.activeFault?.call !== call) return await this.respond(route);
      await this.respondWithFault(route, call, key, this.activeFault);
    } catch {
      // The page navigated away and cancelled the request.
    } finally {
      this.pendingCount -= 1;
    }
  }

  private async respondWithFault(
    route: Route,
    call: CallName,
    key: string,
    { kind, laterKeys }: { kind: FaultKind; laterKeys?: ReadonlySet<string> },
  ): Promise<void> {
    this.faultCount += 1;
    if (kind === 'offline') return route.abort('connectionrefused');
    if (kind === 'late') {
      await new Promise((resolve) => setTimeout(resolve, lateResponseMs));
      return this.respond(route);
    }
    if (isTimed(kind)) {
      if (kind === 'outOfOrder' && laterKeys?.has(key)) return this.respond(route);
      this.heldRoutes.push({ route, key });
      return;
    }
    const body = await this.fetchResponse(route);
    if (body === undefined) return;
    const broken = breakResponse(kind, callDefinition(call), body);
    await route.fulfill(broken ?? { status: 200, contentType: 'application/json', body });
  }
}
