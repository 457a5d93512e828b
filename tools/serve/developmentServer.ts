/** Starts the development server as a child process, for tests and benchmarks. */
import { spawn } from 'node:child_process';
import { projectFolder } from '../command/run';

/**
 * Starts `npm run dev` on a port. Returns a function that stops it. `onGreeting` is called when it prints its addresses: from then
 * on the first page can be drawn.
 */
export function startDevelopmentServer(port: number, onGreeting: () => void = () => undefined): () => void {
  const child = spawn('npm', ['run', '--silent', 'dev'], {
    cwd: projectFolder,
    env: { ...process.env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'ignore'],
    detached: true,
  });
  child.stdout?.on('data', (part: Buffer) => {
    if (part.includes(`http://localhost:${port}/#/`)) onGreeting();
  });
  return () => {
    // Umi's server is a grandchild of this process, so the signal goes to the whole process group.
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  };
}
