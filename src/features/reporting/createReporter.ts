/** Turns what the pages report into errors and events for the hooks of the shop, each once and without personal data. */
import type { AnyCall } from '@/api/defineCall';
import { getMissingFile } from '@/lib/reload';
import { currentLanguage } from '@/lib/i18n';
import { platformOfPath } from '@/lib/routes';
import { parseSearchParams, splitHash } from '@/lib/searchParams';
import type { EventData, EventLine, HookContext, ShopError, ShopHooks } from '@/lib/shopHooks';
import type { AppEvent, ReportedEvent, ReportedLine } from '@/lib/reportedEvents';
import type { Violation } from '@/api/violations';
import { sendOnce } from './sendOnce';
import { cleanMessage, cleanSearch, cleanStack } from './withoutPersonalData';

/** Equal errors that one page load sends. */
const MAX_EQUAL_ERRORS = 3;
const MAX_ERRORS = 50;

const eventLinesOf = (lines: readonly ReportedLine[]): EventLine[] =>
  lines.map(({ goodsId, skuId, quantity, price }) => ({
    goodsId,
    skuId,
    quantity,
    ...(price !== undefined && { price }),
  }));

/** What makes a page another one: its route, and the thing or the section that it shows. */
function pageIdentityOf(hash: string): string {
  const { path, search } = splitHash(hash);
  const { id, view, index } = parseSearchParams(search);
  return JSON.stringify([path, id, view, index]);
}

export interface ReporterParts {
  readonly hooks: ShopHooks;
  readonly release: string;
  /** Finds the violations of a response (`violationsOfBody` in src/api/reportViolations.ts). */
  readonly violationsOf: (call: AnyCall, body: unknown) => Promise<readonly Violation[]>;
}

/** Creates a function that takes what was reported. It never throws, and neither does a hook harm the page. */
export function createReporter({ hooks, release, violationsOf }: ReporterParts): (reported: ReportedEvent) => void {
  const seen = new Set<string>();
  let latestPage = '';
  const errorCounts = new Map<string, number>();
  let errorCount = 0;

  const isNew = (key: string): boolean => !seen.has(key) && seen.add(key).size > 0;
  const contextOf = ({ hash, at }: ReportedEvent): HookContext => {
    const route = splitHash(hash).path || '/';
    return { route, platform: platformOfPath(route), language: currentLanguage(), release, at };
  };
  /** Runs a hook, whatever it does. */
  const run = (hook: () => void | Promise<void>): void => {
    try {
      void Promise.resolve(hook()).catch(() => undefined);
    } catch {
      // The shop works without its hooks.
    }
  };
  const send = (reported: ReportedEvent, event: EventData): void =>
    run(() => hooks.onEvent?.({ ...contextOf(reported), ...event }));

  const sendError = (
    reported: ReportedEvent,
    error: Pick<ShopError, 'kind' | 'name' | 'message' | 'stack' | 'violation'>,
  ): void => {
    const key = JSON.stringify([error.kind, error.name, error.message, error.violation?.path]);
    const count = (errorCounts.get(key) ?? 0) + 1;
    errorCounts.set(key, count);
    if (count > MAX_EQUAL_ERRORS || errorCount >= MAX_ERRORS) return;
    errorCount += 1;
    run(() => hooks.onError?.({ ...contextOf(reported), ...error }));
  };

  const takeError = (reported: ReportedEvent, { error, how }: Extract<AppEvent, { kind: 'error' }>): void => {
    const isError = error instanceof Error;
    const text = isError ? error.message : typeof error === 'string' ? error : 'Something that is no error was thrown';
    // Browsers report it when a layout takes longer than a frame. Nothing is wrong then.
    if (text.startsWith('ResizeObserver loop')) return;
    const stack = isError ? cleanStack(error.stack) : undefined;
    sendError(reported, {
      kind: getMissingFile(error) === undefined ? how : 'missingFile',
      name: isError ? error.name : 'Error',
      message: cleanMessage(text),
      ...(stack && { stack }),
    });
  };

  const takeResponse = async (reported: ReportedEvent, call: AnyCall, body: unknown): Promise<void> => {
    if (!hooks.onError) return;
    for (const { call: name, path, expected, found, times } of await violationsOf(call, body))
      sendError(reported, {
        kind: 'contract',
        name: 'ContractViolation',
        message: `${name}: ${path} expected ${expected}, got ${found}`,
        violation: { call: name, path, expected, found, times },
      });
  };

  return (reported) => {
    const { what, hash, entry } = reported;
    switch (what.kind) {
      case 'error':
        return takeError(reported, what);
      case 'response':
        return void takeResponse(reported, what.call as AnyCall, what.body).catch(() => undefined);
      case 'page': {
        const page = pageIdentityOf(hash);
        const isOther = page !== latestPage;
        latestPage = page;
        if (isNew(`page ${entry} ${page}`) && isOther) send(reported, { name: 'page' });
        return;
      }
      case 'product':
        if (isNew(`product ${entry} ${what.goodsId}`)) send(reported, { name: 'product', goodsId: what.goodsId });
        return;
      case 'search':
        if (isNew(`search ${entry} ${what.text}`))
          send(reported, { name: 'search', text: cleanSearch(what.text), results: what.results });
        return;
      case 'bag':
        return send(reported, { name: 'bag', action: what.action, lines: eventLinesOf(what.lines) });
      case 'order':
      case 'payment': {
        const { kind: name, order } = what;
        const { id, total, currency, lines } = order;
        if (isNew(`${name} ${id}`))
          void sendOnce(`${name} ${id}`, () =>
            send(reported, { name, total, currency, lines: eventLinesOf(lines) }),
          ).catch(() => undefined);
      }
    }
  };
}
