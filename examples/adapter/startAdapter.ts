/** Starts the adapter for an engine: store, gateway of one-time codes, log, stop. */
import { fileStore } from '../../mock/fileStore';
import { createAdapter } from './adapter';
import { createGatewaySender, type CodeSender } from './codeSender';
import type { Engine } from './engine';
import type { AdapterSettings } from './settings';

const print = (line: string) => void process.stdout.write(`${line}\n`);
const describeError = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));

function codeSenderOf({ codeSender, hasDemoCodes }: AdapterSettings): CodeSender {
  if (codeSender) return createGatewaySender(codeSender);
  return async ({ phone, code }) => {
    if (!hasDemoCodes) throw new Error('Neither ADAPTER_CODE_SENDER_URL nor ADAPTER_DEMO_CODES is set');
    print(`One-time code for ${phone}: ${code}`);
  };
}

/** Starts the adapter. SIGTERM and SIGINT end it when its open requests have ended; then `onStop` runs. */
export async function startAdapter(engine: Engine, settings: AdapterSettings, onStop?: () => void): Promise<void> {
  const store = fileStore(settings.dataFolder);
  const server = await createAdapter({
    engine,
    store,
    sendCode: codeSenderOf(settings),
    hasDemoCodes: settings.hasDemoCodes,
    proxies: settings.proxies,
    onDefect: (error) => void process.stderr.write(`${describeError(error)}\n`),
  });
  print(`The adapter serves ${await server.listen({ port: settings.port, host: settings.host })}`);
  if (!settings.codeSender && !settings.hasDemoCodes) print('Nobody can sign in: set ADAPTER_CODE_SENDER_URL.');
  const stop = async () => {
    await server.close();
    await store.close();
    onStop?.();
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => void stop());
}
