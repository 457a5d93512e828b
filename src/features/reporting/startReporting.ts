/** Connects the hooks of the shop with what the pages report, as far as the customer allows it. */
import type { AnyCall } from '@/api/defineCall';
import type { ShopHooks } from '@/lib/shopHooks';
import { reportedEvents, type ReportedEvent } from '@/lib/reportedEvents';
import { isAllowed, watchConsent } from './consent';
import { createReporter } from './createReporter';

/** What waits for consent at most, in memory only. */
const MAX_WAITING_EVENTS = 200;

const violationsOf = async (call: AnyCall, body: unknown) =>
  (await import(/* webpackChunkName: "violations" */ '@/api/reportViolations')).violationsOfBody(call, body);

/** Starts. Returns a function that ends it. */
export function startReporting(hooks: ShopHooks, release: string): () => void {
  const report = createReporter({ hooks, release, violationsOf });
  const mayReport = () => (hooks.needsConsent ? isAllowed('statistics') : true);
  let waiting: ReportedEvent[] = [];
  let isStarted = false;
  const run = (hook: (() => void | Promise<void>) | undefined): void => {
    try {
      void Promise.resolve(hook?.()).catch(() => undefined);
    } catch {
      // The shop works without its hooks.
    }
  };
  const take = (one: ReportedEvent) => {
    const allowed = mayReport();
    if (allowed === undefined) {
      if (waiting.length < MAX_WAITING_EVENTS) waiting.push(one);
    } else if (allowed) {
      begin();
      report(one);
    }
  };
  const begin = () => {
    if (isStarted) return;
    isStarted = true;
    run(() => hooks.start?.({ release }));
  };
  const onDecision = () => {
    const allowed = mayReport();
    const before = waiting;
    if (allowed !== undefined) waiting = [];
    if (allowed) {
      begin();
      for (const one of before) report(one);
    } else if (isStarted) {
      isStarted = false;
      run(() => hooks.stop?.());
    }
  };
  const early = reportedEvents.waiting.splice(0);
  reportedEvents.take = take;
  if (mayReport()) begin();
  for (const one of early) take(one);
  const unwatch = watchConsent(onDecision);
  return () => {
    unwatch();
    if (reportedEvents.take === take) reportedEvents.take = undefined;
  };
}
