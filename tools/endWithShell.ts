/** Ends a long-running command together with the `npm run` that started it. */

/** Ms between two looks. */
const interval = 500;

/**
 * npm hands a signal to the shell between itself and this process, and that shell dies without handing it on. So when the
 * shell has gone, this process gets the signal too. Does nothing for a process that npm did not start.
 */
export function endWithShell(): void {
  if (!process.env['npm_lifecycle_event']) return;
  const shell = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(timer);
    process.kill(process.pid, 'SIGTERM');
  }, interval);
  timer.unref();
}
