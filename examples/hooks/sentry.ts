/**
 * Sends errors to Sentry with its browser package, which the shop does not depend on: `npm install @sentry/browser`.
 *
 * Your hooks file: `export default sentryHooks(() => import('@sentry/browser'), { dsn: 'https://…', needsConsent: true });`. Name the
 * origin of the DSN in `contentPolicy.connect` of shop.config.ts.
 */
import type { ShopHooks } from '@/lib/shopHooks';

/** What is used of `@sentry/browser` 8 and newer. */
interface SentryPackage {
  init(options: { dsn: string; release: string; defaultIntegrations: false; sendDefaultPii: false }): unknown;
  captureException(error: unknown, context: { tags: Record<string, string>; extra?: Record<string, unknown> }): unknown;
  close(timeoutMs?: number): PromiseLike<boolean>;
}

interface Options {
  readonly dsn: string;
  readonly needsConsent: boolean;
}

export function sentryHooks(load: () => Promise<SentryPackage>, { dsn, needsConsent }: Options): ShopHooks {
  let loading: Promise<SentryPackage> | undefined;
  return {
    needsConsent,
    start({ release }) {
      loading = load().then((sentry) => {
        // Its own integrations would send each error again, with addresses and what the customer pressed.
        sentry.init({ dsn, release, defaultIntegrations: false, sendDefaultPii: false });
        return sentry;
      });
      // Without the package the shop works and reports nothing.
      loading.catch(() => undefined);
    },
    async onError({ kind, name, message, stack, route, platform, language, violation }) {
      const error = Object.assign(new Error(message), { name, stack: stack ? `${name}: ${message}\n${stack}` : '' });
      const tags = { kind, route, language, ...(platform && { platform }) };
      (await loading)?.captureException(error, { tags, ...(violation && { extra: { violation } }) });
    },
    async stop() {
      await (await loading)?.close(0);
      loading = undefined;
    },
  };
}
