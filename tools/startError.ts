/** Why a command cannot go on; its message alone tells the person at the keyboard what to do. */
export class StartError extends Error {
  override readonly name = 'StartError';
}

/** Runs a command and ends the process with 1 when it fails: with the message alone if a person can act on it. */
export function runCommand(command: () => void | Promise<void>): void {
  Promise.resolve()
    .then(command)
    .catch((error: unknown) => {
      process.stderr.write(`${error instanceof StartError ? `\n${error.message}\n` : describe(error)}\n`);
      process.exitCode = 1;
    });
}

const describe = (error: unknown) => (error instanceof Error ? (error.stack ?? error.message) : String(error));
