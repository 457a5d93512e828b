/** Starts a part of the engine as a process of its own, and stops it in order. */

/** Starts, prints READY on a line of its own, and stops on SIGTERM and SIGINT. */
export function runAsProcess(start: () => Promise<() => Promise<void>>): void {
  start().then(
    (stop) => {
      let isStopping = false;
      const stopOnce = () => {
        if (isStopping) return;
        isStopping = true;
        stop().then(
          () => process.exit(0),
          (error: unknown) => fail(error),
        );
      };
      process.on('SIGTERM', stopOnce).on('SIGINT', stopOnce);
      process.stdout.write('READY\n');
    },
    (error: unknown) => fail(error),
  );
}

function fail(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? error.message) : String(error)}\n`);
  process.exit(1);
}
