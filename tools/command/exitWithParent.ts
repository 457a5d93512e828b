/** Ends a long-running command when the `npm run` that started it ends. */

/** Interval of the check, in ms. */
const intervalMs = 500;

/**
 * npm signals only the shell that it started, and that shell ends without forwarding the signal. When the shell has
 * ended, this function sends SIGTERM to this process. By default it does nothing for a process that npm did not start.
 */
export function exitWithParent(isEnabled = Boolean(process.env['npm_lifecycle_event'])): void {
  if (!isEnabled) return;
  const parentId = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parentId) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, intervalMs);
  timer.unref();
}
