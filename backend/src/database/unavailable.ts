/** Errors that pass when the database is there again: it was stopped, cannot be reached, or has no room. */

/** Codes of the system, and of PostgreSQL: connection, shutdown and start, resources, files. */
const unavailableCodes =
  /^(?:ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|08...|57P0[1-5]|53...|58030|25P03)$/;
/** The driver throws these without a code. */
const unavailableTexts =
  /Connection terminated|timeout exceeded when trying to connect|not queryable|connection error|Driver not Connected|already released|the database system is/i;

/** Whether an error says that the database cannot do the work at the moment. What was sent may have been committed. */
export function isUnavailable(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  if ('code' in error && unavailableCodes.test(String(error.code))) return true;
  if ('errors' in error && Array.isArray(error.errors) && error.errors.some(isUnavailable)) return true;
  return 'message' in error && unavailableTexts.test(String(error.message));
}

/** Time in ms in which one line says that the database is away. */
const LOG_INTERVAL_MS = 10_000;

/**
 * Returns a receiver of errors. `log` gets the text of each defect with its stack, and one line in ten seconds while the database
 * is away, however many requests fail.
 */
export function createDefectLog(log: (text: string) => void): (error: unknown) => void {
  let saidAt = 0;
  return (error) => {
    if (!isUnavailable(error)) {
      log(error instanceof Error ? (error.stack ?? error.message) : String(error));
      return;
    }
    if (Date.now() - saidAt < LOG_INTERVAL_MS) return;
    saidAt = Date.now();
    log(`The database is not available: ${error instanceof Error ? error.message : String(error)}`);
  };
}
