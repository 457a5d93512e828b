/** The line between page and shop: passes everything on, remembers what was answered, and breaks one call in one way. */
import type { BrowserContext, Request, Route } from '@playwright/test';
import { calls, type CallName } from '../../src/api/calls';
import type { AnyCall } from '../../src/api/defineCall';
import { isTimed, type FaultKind } from './faultKinds';
import { haste } from './sight';
import { spoilAnswer } from './spoilAnswer';

/** A question to the shop, as it crossed the wire. */
export interface Question {
  call: CallName;
  /** Address and body: equal keys are equal questions. */
  key: string;
}

const table = Object.entries(calls) as readonly [CallName, AnyCall][];

/** Ms of an answer that is thirty seconds late, by the hastened clock. */
const lateness = 30_000 / haste;

/** The row of the contract that a request belongs to. */
export function callOf(method: string, path: string): CallName | undefined {
  return table.find(([, call]) => call.method === method && call.path === path)?.[0];
}

export const rowOf = (name: CallName): AnyCall => calls[name];

export class Line {
  /** Questions since `forget`, in the order they were asked. */
  asked: Question[] = [];
  /** How many of them are not answered yet. */
  open = 0;
  /** How often the broken call was asked. */
  hits = 0;
  /** The first good answer by call. */
  readonly answers = new Map<CallName, string>();
  /** Good answers of the shop by question, given again within a station: reads change nothing. */
  private readonly known = new Map<string, string>();
  private fault: { call: CallName; kind: FaultKind; earlierKey?: string } | undefined;
  private held: { route: Route; key: string }[] = [];

  async stand(context: BrowserContext): Promise<void> {
    await context.route('**/api/**', (route) => this.pass(route));
  }

  forget(): void {
    this.asked = [];
    this.hits = 0;
  }

  /** Another station: the shop is asked anew. */
  forgetAnswers(): void {
    this.answers.clear();
    this.known.clear();
  }

  /** Breaks a call until `heal`. For `earlier`, only the question of this key is held back. */
  break(call: CallName, kind: FaultKind, earlierKey?: string): void {
    this.fault = { call, kind, earlierKey };
    this.hits = 0;
  }

  heal(): void {
    this.fault = undefined;
  }

  /** Lets the held answers come after all, or drops them. Resolves to how many there were. */
  async release(isAnswered: boolean): Promise<number> {
    const held = this.held;
    this.held = [];
    await Promise.all(held.map(({ route }) => (isAnswered ? this.answer(route).catch(() => undefined) : route.abort().catch(() => undefined))));
    return held.length;
  }

  /** A longer list puts the rows of its further pages out of the window: the first answer is what a page shows for certain. */
  private note(name: CallName | undefined, body: string): void {
    if (name && !this.answers.has(name)) this.answers.set(name, body);
  }

  /** The good answer to a request, or undefined when the shop itself refused it. */
  private async good(route: Route): Promise<string | undefined> {
    const request = route.request();
    const name = callOf(request.method(), new URL(request.url()).pathname);
    const key = `${this.keyOf(request)} ${request.headers()['authorization'] ?? ''}`;
    const known = this.known.get(key);
    if (known !== undefined) {
      this.note(name, known);
      return known;
    }
    const answer = await route.fetch();
    const body = await answer.text();
    if (!answer.ok()) {
      await route.fulfill({ response: answer, body });
      return undefined;
    }
    this.note(name, body);
    if (name && rowOf(name).kind === 'read') this.known.set(key, body);
    return body;
  }

  private async answer(route: Route): Promise<void> {
    const body = await this.good(route);
    if (body !== undefined) await route.fulfill({ status: 200, contentType: 'application/json', body });
  }

  private keyOf(request: Request): string {
    return `${request.method()} ${request.url()} ${request.postData() ?? ''}`;
  }

  private async pass(route: Route): Promise<void> {
    const request = route.request();
    const call = callOf(request.method(), new URL(request.url()).pathname);
    const key = this.keyOf(request);
    if (call) this.asked.push({ call, key });
    this.open += 1;
    try {
      if (!call || this.fault?.call !== call) return await this.answer(route);
      await this.breakAnswer(route, call, key, this.fault);
    } catch {
      // The page has gone on, and with it the question.
    } finally {
      this.open -= 1;
    }
  }

  private async breakAnswer(route: Route, call: CallName, key: string, { kind, earlierKey }: { kind: FaultKind; earlierKey?: string }): Promise<void> {
    this.hits += 1;
    if (kind === 'offline') return route.abort('connectionrefused');
    if (kind === 'late') {
      await new Promise((resolve) => setTimeout(resolve, lateness));
      return this.answer(route);
    }
    if (isTimed(kind)) {
      if (kind === 'earlier' && key !== earlierKey) return this.answer(route);
      this.held.push({ route, key });
      return;
    }
    const good = await this.good(route);
    if (good === undefined) return;
    const bad = spoilAnswer(kind, rowOf(call), good);
    await route.fulfill(bad ?? { status: 200, contentType: 'application/json', body: good });
  }
}
