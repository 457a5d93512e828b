/** Starts a part of the engine as a process of its own, and stops it in order. */
import { readSettings } from './settings';
import { endWithFailure } from './startFailure';

/** Says what a shop that is open lacks. */
function warnAboutCodes(): void {
  const { sendsDemoCodes, codeGateway } = readSettings(process.env);
  if (!sendsDemoCodes && !codeGateway)
    process.stderr.write(
      'Nobody can sign in: no one-time code is sent without CODE_SENDER_URL. For a demo, DEMO_CODES=1 shows the code.\n',
    );
}

/**
 * Starts, prints READY on a line of its own, and stops on SIGTERM and SIGINT. A stop that takes longer than its settings allow, or
 * a second signal, ends the process with exit code 1.
 */
export function runAsProcess(start: () => Promise<() => Promise<void>>): void {
  start().then((stop) => {
    let isStopping = false;
    const stopOnce = () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      const { stopDelayMs, stopTimeoutMs } = readSettings(process.env);
      setTimeout(() => {
        process.stderr.write('Open requests took too long. They were ended.\n');
        process.exit(1);
      }, stopDelayMs + stopTimeoutMs).unref();
      stop().then(() => process.exit(0), endWithFailure);
    };
    warnAboutCodes();
    for (const signal of ['SIGTERM', 'SIGINT'] as const) {
      // Vendure lets Nest close server and database at once on a signal, whatever STOP_DELAY says, and offers no way to turn that off.
      process.removeAllListeners(signal).on(signal, stopOnce);
    }
    process.stdout.write('READY\n');
  }, endWithFailure);
}
