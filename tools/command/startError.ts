/** An expected failure of a command. Its message tells the user how to fix it. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** The `code` of a system error, for example ENOENT; undefined for other errors. */
export const errorCodeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/**
 * Runs a command. On failure it prints the error and sets exit code 1; a StartError is printed without a stack trace.
 */
export function runCommand(command: () => void | Promise<void>): void {
  Promise.resolve()
    .then(command)
    .catch((error: unknown) => {
      process.stderr.write(`${error instanceof StartError ? `\n${error.message}\n` : describeError(error)}\n`);
      process.exitCode = 1;
    });
}

const describeError = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));
